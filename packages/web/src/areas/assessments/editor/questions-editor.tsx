import { PlusOutlined, RightOutlined } from '@ant-design/icons';
import { type Locale, toLanguage } from '@trellis/contract/languages';
import { answerLimits } from '@trellis/contract/questionnaires/rules';
import { Button, Collapse, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moved, newPage, newQuestion, withoutPage, withoutQuestion, withPage, withPages } from './edits.ts';
import { PlaceButtons } from './place-buttons.tsx';
import { QuestionFields } from './question-fields.tsx';
import { TextInputs } from './text-inputs.tsx';
import { type Page, shownText, textIn, type Written, withText } from './written.ts';

interface Props {
  written: Written;
  onChange: (written: Written) => void;
}

/** The pages of a questionnaire and what is asked on each, in their order. */
export function QuestionsEditor({ written, onChange }: Props) {
  const { t, i18n } = useTranslation('assessments');
  const { pages } = written.definition;
  const [opened, setOpened] = useState<string[]>(pages.length === 1 && pages[0] ? [pages[0].name] : []);
  const titleOf = (page: Page) => shownText(page.title, toLanguage(i18n.language as Locale)) || page.name;
  const add = () => {
    const page = newPage(written);
    onChange(withPages(written, [...pages, page]));
    setOpened([...opened, page.name]);
  };
  return (
    <Flex vertical gap="middle">
      <Collapse
        collapsible="header"
        expandIcon={(panel) => <Arrow {...panel} />}
        activeKey={opened}
        onChange={(keys) => setOpened([keys].flat())}
        items={pages.map((page, place) => ({
          key: page.name,
          label: `${titleOf(page)} (${page.elements.length})`,
          extra: (
            <PlaceButtons
              name={titleOf(page)}
              place={place}
              count={pages.length}
              onMove={(to) => onChange(withPages(written, moved(pages, place, to)))}
              onRemove={pages.length > 1 ? () => onChange(withoutPage(written, place)) : undefined}
            />
          ),
          children: <PageFields written={written} place={place} onChange={onChange} />,
        }))}
      />
      <Button icon={<PlusOutlined aria-hidden />} onClick={add} disabled={pages.length >= answerLimits.pages}>
        {t('editor.addPage')}
      </Button>
    </Flex>
  );
}

/** Opens and closes a page or a question, as its name does: beside other buttons it is one of its own. */
function Arrow({ isActive, className }: { isActive?: boolean; className?: string }) {
  const { t } = useTranslation('assessments');
  return (
    <span className={className} role="img" aria-label={t('editor.showOrHide')}>
      <RightOutlined aria-hidden {...(isActive && { rotate: 90 })} />
    </span>
  );
}

function PageFields({ written, place, onChange }: Props & { place: number }) {
  const { t, i18n } = useTranslation('assessments');
  const page = written.definition.pages[place];
  const [opened, setOpened] = useState<string[]>([]);
  if (!page) return null;
  const { elements } = page;
  const put = (changed: Page) => onChange(withPage(written, place, changed));
  const add = () => {
    const question = newQuestion(written);
    put({ ...page, elements: [...elements, question] });
    setOpened([...opened, question.name]);
  };
  const titleOf = (question: Page['elements'][number]) => shownText(question.title, toLanguage(i18n.language as Locale)) || question.name;
  return (
    <Flex vertical gap="middle">
      <TextInputs
        label={t('editor.pageTitle')}
        valueOf={(language) => textIn(page.title, language)}
        onChange={(language, said) => put({ ...page, title: withText(page.title, language, said) })}
      />
      <Collapse
        size="small"
        collapsible="header"
        expandIcon={(panel) => <Arrow {...panel} />}
        activeKey={opened}
        onChange={(keys) => setOpened([keys].flat())}
        items={elements.map((question, at) => ({
          key: question.name,
          label: (
            <Flex vertical>
              <span>
                {titleOf(question)}
                {question.isRequired && ' *'}
              </span>
              <Typography.Text type="secondary">{t(`editor.types.${question.type}`)}</Typography.Text>
            </Flex>
          ),
          extra: (
            <PlaceButtons
              name={titleOf(question)}
              place={at}
              count={elements.length}
              onMove={(to) => put({ ...page, elements: moved(elements, at, to) })}
              onRemove={elements.length > 1 ? () => onChange(withoutQuestion(written, place, at)) : undefined}
            />
          ),
          children: <QuestionFields written={written} page={place} at={at} onChange={onChange} />,
        }))}
      />
      <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={add} disabled={elements.length >= answerLimits.questions}>
        {t('editor.addQuestion')}
      </Button>
    </Flex>
  );
}
