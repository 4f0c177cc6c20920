import { isClosed } from '@trellis/contract/subjects/rules';
import type { SubjectInfo } from '@trellis/contract/subjects/schemas';
import type { FollowedTemplate, TopicDay } from '@trellis/contract/wellbeing-library/child-calls';
import { Button, Flex, Typography } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../app/format.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import { useAsk } from '../../ui/use-ask.ts';
import { useSubjectTemplate } from './child-queries.ts';
import { TopicLine } from './topic-line.tsx';

const FollowDialog = lazy(() => import('./follow-dialog.tsx').then((module) => ({ default: module.FollowDialog })));
const TopicDrawer = lazy(() => import('./topic-drawer.tsx').then((module) => ({ default: module.TopicDrawer })));

/** The template of weeks that a child follows: its days, what was done, and what staff think of them. */
export function TopicsTab({ subject }: { subject: SubjectInfo }) {
  const { t } = useTranslation('wellbeingLibrary');
  const ask = useAsk();
  const { query, remove, mark } = useSubjectTemplate(subject.id);
  const [open, setOpen] = useState<'follow' | TopicDay>();
  const close = () => setOpen(undefined);
  const mayWrite = !isClosed(subject) && !subject.isPast;
  const stop = ({ name }: FollowedTemplate) =>
    ask({
      title: t('child.stopTitle', { name }),
      text: t('child.stopText'),
      ok: t('child.stop'),
      danger: true,
      run: () => remove.mutateAsync({ subjectId: subject.id }),
    });
  return (
    <Loaded query={query}>
      {({ template, choices }) => (
        <>
          {template ? (
            <Flex vertical gap="large">
              <TitledCard title={template.name}>
                <Typography.Paragraph className="as-written">{template.content}</Typography.Paragraph>
                <Typography.Paragraph type="secondary">{t('child.since', { date: formatDate(template.fromDay) })}</Typography.Paragraph>
                {mayWrite && (
                  <Flex gap="small" wrap>
                    <Button onClick={() => setOpen('follow')}>{t('child.change')}</Button>
                    <Button danger onClick={() => void stop(template)}>
                      {t('child.stop')}
                    </Button>
                  </Flex>
                )}
              </TitledCard>
              {template.weeks.map(({ id, name, content }) => (
                <TitledCard key={id} title={name}>
                  {content && <Typography.Paragraph className="as-written">{content}</Typography.Paragraph>}
                  <ul className="plain-list" aria-label={name}>
                    {template.days
                      .filter(({ weekThemeId }) => weekThemeId === id)
                      .map((day) => (
                        <TopicLine
                          key={day.dailyTopicId}
                          day={day}
                          onOpen={() => setOpen(day)}
                          {...(mayWrite && {
                            onMark: (isDone) =>
                              mark.mutate({ subjectId: subject.id, weekThemeId: id, dailyTopicId: day.dailyTopicId, isDone }),
                          })}
                        />
                      ))}
                  </ul>
                </TitledCard>
              ))}
            </Flex>
          ) : (
            <NothingHere
              title={t('child.none')}
              hint={t(choices.length > 0 ? 'child.noneHint' : 'child.notGranted')}
              action={
                mayWrite &&
                choices.length > 0 && (
                  <Button type="primary" onClick={() => setOpen('follow')}>
                    {t('child.choose')}
                  </Button>
                )
              }
            />
          )}
          <Suspense>
            {open === 'follow' && <FollowDialog subjectId={subject.id} choices={choices} onClose={close} />}
            {open && open !== 'follow' && template && (
              <TopicDrawer subjectId={subject.id} templateId={template.id} day={open} mayWrite={mayWrite} onClose={close} />
            )}
          </Suspense>
        </>
      )}
    </Loaded>
  );
}
