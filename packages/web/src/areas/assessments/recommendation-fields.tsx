import { MinusCircleOutlined, PlusOutlined } from '@ant-design/icons';
import { projects } from '@trellis/contract/account/schemas';
import type { AssessmentForm } from '@trellis/contract/assessments/library-schemas';
import { musicCodes } from '@trellis/contract/assessments/rules';
import { type Locale, toLanguage } from '@trellis/contract/languages';
import { type Stage, stages } from '@trellis/contract/subjects/rules';
import { stageWords } from '@trellis/contract/subjects/words';
import { Button, Flex, Form, InputNumber, Select, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { PlaceButtons } from './editor/place-buttons.tsx';

const most = 20;
/** The conditions of all rules stand below each other. */
const ruleRow = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr) calc(var(--space-1) * 21) auto',
  gap: 'var(--space-2)',
  alignItems: 'baseline',
} as const;
const row = { flex: '1 1 calc(var(--space-1) * 35)', marginBlockEnd: 0 } as const;

/** What a report recommends, and when: the music course by rules, the sessions by steps, and the project. */
export function RecommendationFields({ sections }: { sections: AssessmentForm['categories'] }) {
  const { t } = useTranslation('assessments');
  const required = (field: string) => [{ required: true, message: t('word.required', { field }) }];
  return (
    <>
      <MusicRules sections={sections} />
      <Steps />
      <Form.Item name="project" label={t('report.project')} rules={required(t('report.project'))}>
        <Select options={projects.map((value) => ({ value, label: t(`report.projects.${value}`) }))} />
      </Form.Item>
    </>
  );
}

/** The first rule that fits counts: their order is part of them. */
function MusicRules({ sections }: { sections: AssessmentForm['categories'] }) {
  const { t, i18n } = useTranslation('assessments');
  const words: Record<Stage, string> = stageWords[toLanguage(i18n.language as Locale)];
  const labelOf = (field: string, at: number) => `${field} · ${t('rules.rule', { number: at + 1 })}`;
  return (
    <Form.List name="music">
      {(fields, { add, remove, move }) => (
        <Flex vertical gap="small" role="group" aria-label={t('rules.musicRules')} style={{ marginBlockEnd: 'var(--space-6)' }}>
          <Heading title={t('rules.musicRules')} hint={t('rules.musicHint')} />
          {fields.map(({ key, name }) => (
            <div key={key} style={ruleRow}>
              <Form.Item
                name={[name, 'code']}
                rules={[{ required: true, message: t('word.required', { field: t('report.music') }) }]}
                style={row}
              >
                <Select
                  aria-label={labelOf(t('report.music'), name)}
                  placeholder={t('report.music')}
                  options={musicCodes.map((value) => ({ value, label: t(`report.musicCourses.${value}`) }))}
                />
              </Form.Item>
              <Form.Item name={[name, 'stage']} style={row}>
                <Select
                  allowClear
                  aria-label={labelOf(t('rules.stage'), name)}
                  placeholder={t('rules.anyStage')}
                  options={stages.map((value) => ({ value, label: words[value] }))}
                />
              </Form.Item>
              <Form.Item name={[name, 'section']} style={row}>
                <Select
                  allowClear
                  aria-label={labelOf(t('library.section'), name)}
                  placeholder={t('rules.anySection')}
                  options={sections.map(({ code, name: label }) => ({ value: code, label }))}
                />
              </Form.Item>
              <Form.Item name={[name, 'atLeast']} noStyle>
                <InputNumber
                  aria-label={labelOf(t('rules.atLeast'), name)}
                  prefix="≥"
                  style={{ width: '100%' }}
                  min={0}
                  max={100}
                  precision={0}
                />
              </Form.Item>
              <PlaceButtons
                name={t('rules.rule', { number: name + 1 })}
                place={name}
                count={fields.length}
                onMove={(to) => move(name, to)}
                onRemove={fields.length > 1 ? () => remove(name) : undefined}
              />
            </div>
          ))}
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => add({ code: 'c+sm' })} disabled={fields.length >= most}>
            {t('rules.addRule')}
          </Button>
        </Flex>
      )}
    </Form.List>
  );
}

function Steps() {
  const { t } = useTranslation('assessments');
  const bounds = { from: { min: 0, max: 100, label: t('rules.mean') }, count: { min: 1, max: 400, label: t('rules.count') } } as const;
  return (
    <Form.List name="classes">
      {(fields, { add, remove }) => (
        <Flex vertical gap="small" role="group" aria-label={t('report.sessions')} style={{ marginBlockEnd: 'var(--space-6)' }}>
          <Heading title={t('report.sessions')} hint={t('rules.classesHint')} />
          {fields.map(({ key, name }) => (
            <Flex key={key} gap="small" align="baseline" wrap>
              {(['from', 'count'] as const).map((field) => {
                const { label, ...limits } = bounds[field];
                return (
                  <Form.Item
                    key={field}
                    name={[name, field]}
                    rules={[{ required: true, message: t('word.required', { field: label }) }]}
                    style={row}
                  >
                    <InputNumber aria-label={`${label} ${name + 1}`} prefix={label} precision={0} style={{ width: '100%' }} {...limits} />
                  </Form.Item>
                );
              })}
              <Button
                type="text"
                icon={<MinusCircleOutlined aria-hidden />}
                aria-label={t('rules.removeStep', { number: name + 1 })}
                disabled={fields.length === 1}
                onClick={() => remove(name)}
              />
            </Flex>
          ))}
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => add({ from: 50, count: 40 })} disabled={fields.length >= most}>
            {t('rules.addStep')}
          </Button>
        </Flex>
      )}
    </Form.List>
  );
}

function Heading({ title, hint }: { title: string; hint: string }) {
  return (
    <div>
      <Typography.Text strong>{title}</Typography.Text>
      <br />
      <Typography.Text type="secondary">{hint}</Typography.Text>
    </div>
  );
}
