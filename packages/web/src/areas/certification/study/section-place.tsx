import type { StudiedSection } from '@trellis/contract/certification/study-calls';
import { Button, Flex, Typography } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { whenKept } from '../../../app/when-kept.ts';
import { PdfPlace, VideoFrame } from '../../files/public.ts';
import { useFinishContent, useStudiedCourses } from './queries.ts';
import { SectionAnswersDrawer } from './section-answers-drawer.tsx';

interface Props {
  section: StudiedSection;
  moduleId: string;
  courseId: string;
}

/** A section to study: a video counts when it ended, a document when whoever reads it says so. Its questionnaire comes after it. */
export function SectionPlace({ section, moduleId, courseId }: Props) {
  const { t } = useTranslation('certification');
  const finish = useFinishContent();
  const { refetch } = useStudiedCourses(moduleId);
  const [url, setUrl] = useState(section.url);
  // the module was started meanwhile
  if (url === null && section.url !== null) setUrl(section.url);
  const [openedAt] = useState(() => Date.now());
  const [isAnswering, setAnswering] = useState(false);
  const { id: contentId, title, kind, questionnaires, userCourseDetail } = section;
  const { isFinish, isAnswered } = userCourseDetail;
  const questionnaire = questionnaires[0];
  const mayStudy = section.url !== null || section.fileName === null;
  const end = () => {
    if (isFinish) return;
    const timeConsuming = Math.round((Date.now() - openedAt) / 60_000);
    whenKept(finish, { moduleId, courseId, contentId, timeConsuming }, () => toast('success', t('study.finished', { name: title })));
  };
  return (
    <section aria-label={title}>
      <Flex vertical gap="middle">
        {url === null ? (
          <Typography.Text type="secondary">{t(section.fileName === null ? 'study.noFile' : 'study.closed')}</Typography.Text>
        ) : kind === 'video' ? (
          <Suspense>
            <VideoFrame cover={false}>
              {/* a lesson of the library: there is no text track to offer */}
              <video src={url} controls playsInline preload="metadata" aria-label={title} onEnded={end} />
            </VideoFrame>
          </Suspense>
        ) : (
          <Suspense>
            <PdfPlace url={url} givenAt={openedAt} onRetry={() => void refetch()} />
          </Suspense>
        )}
        <Flex gap="small" wrap align="center">
          {mayStudy && !isFinish && (kind === 'document' || url === null) && (
            <Button type="primary" loading={finish.isPending} onClick={end}>
              {t('study.finish')}
            </Button>
          )}
          {!isFinish && kind === 'video' && url !== null && <Typography.Text type="secondary">{t('study.watchHint')}</Typography.Text>}
          {questionnaire && (isFinish || isAnswered) && (
            <Button type={isAnswered ? 'default' : 'primary'} onClick={() => setAnswering(true)}>
              {t(isAnswered ? 'study.readAnswers' : 'study.answer')}
            </Button>
          )}
        </Flex>
      </Flex>
      {isAnswering && questionnaire && (
        <SectionAnswersDrawer
          title={questionnaire.name}
          section={{ moduleId, contentId, questionnaireId: questionnaire.id }}
          onClose={() => setAnswering(false)}
        />
      )}
    </section>
  );
}
