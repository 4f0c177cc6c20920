import { Link } from '@tanstack/react-router';
import { isPassed } from '@trellis/contract/certification/rules';
import type { StudiedCourse } from '@trellis/contract/certification/study-calls';
import type { TrainerTrainingModule } from '@trellis/contract/certification/trainer-schemas';
import { Button, Card, Flex, Progress, Typography } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../app/toast.ts';
import { whenKept } from '../../../app/when-kept.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { PaymentDialog } from '../../payments/public.ts';
import { formatPrice } from '../format-price.ts';
import { useLearningDate } from '../trainer/period.ts';
import { useModuleChanges } from '../trainer/queries.ts';
import { Covered } from './covered.tsx';
import { useOrderTraining, useStudied, useStudiedCourses } from './queries.ts';

/** The courses of a module of one's own, beneath what has to be done first: pay it, and start it. */
export function LearningTab({ module, mayStart }: { module: TrainerTrainingModule; mayStart: boolean }) {
  const { t } = useTranslation('certification');
  const courses = useStudiedCourses(module.id);
  const isRunning = module.status === 'NotStarted' || module.status === 'Learning';
  const first = module.isUnpaid ? <Payment module={module} /> : <ToStart module={module} mayStart={mayStart} />;
  const cover = isRunning && (module.isUnpaid || module.status === 'NotStarted') ? first : null;
  return (
    <Covered by={cover}>
      <Loaded query={courses}>
        {(items) =>
          items.length === 0 ? (
            <Typography.Text type="secondary">{t('study.none')}</Typography.Text>
          ) : (
            <Flex gap="middle" wrap>
              {items.map((course) => (
                <CourseCard key={course.id} course={course} moduleId={module.id} />
              ))}
            </Flex>
          )
        }
      </Loaded>
    </Covered>
  );
}

function CourseCard({ course, moduleId }: { course: StudiedCourse; moduleId: string }) {
  const { t } = useTranslation('certification');
  const { id, title, subTitle, headerImageUrl, length, passCount } = course;
  return (
    <Card size="small" style={{ flex: '1 1 calc(var(--space-6) * 10)', maxWidth: 'calc(var(--space-6) * 16)' }}>
      <Flex vertical gap="small">
        {headerImageUrl && <img src={headerImageUrl.url} alt="" style={{ width: '100%', aspectRatio: '16 / 9', objectFit: 'cover' }} />}
        <Link to="/system/center/detail/trainingDetail" search={{ moduleId, courseId: id }}>
          {title}
        </Link>
        {subTitle && <Typography.Text type="secondary">{subTitle}</Typography.Text>}
        <Progress
          aria-label={t('study.progressOf', { name: title })}
          percent={length === 0 ? 0 : (passCount / length) * 100}
          format={() => t('study.progress', { passCount, length })}
          strokeColor={isPassed(course) ? 'var(--ant-color-primary)' : 'var(--ant-color-warning)'}
        />
      </Flex>
    </Card>
  );
}

/** What is due, ordered when it is first asked for, and paid by a phone. */
function Payment({ module: { id, trainingModule, trainingOrder } }: { module: TrainerTrainingModule }) {
  const { t, i18n } = useTranslation('certification');
  const order = useOrderTraining();
  const studied = useStudied();
  const [isPaying, setPaying] = useState(false);
  const waits = trainingOrder?.status === 'NotPay' ? trainingOrder : undefined;
  const price = waits
    ? formatPrice(waits.needPayPrice, waits.currency, i18n.language)
    : formatPrice(trainingModule.price, trainingModule.currency, i18n.language);
  return (
    <>
      <Typography.Text strong>{t('study.due', { price })}</Typography.Text>
      {waits ? (
        <Button type="primary" onClick={() => setPaying(true)}>
          {t('study.pay')}
        </Button>
      ) : (
        <Button type="primary" loading={order.isPending} onClick={() => order.mutate({ trainerTrainingModuleId: id })}>
          {t('study.order')}
        </Button>
      )}
      <Suspense fallback={null}>
        {waits && isPaying && <PaymentDialog code={waits.code} onPaid={() => void studied()} onClose={() => setPaying(false)} />}
      </Suspense>
    </>
  );
}

/** The button that starts it, or what is missing until it can be. */
function ToStart({ module, mayStart }: { module: TrainerTrainingModule; mayStart: boolean }) {
  const { t } = useTranslation('certification');
  const dateText = useLearningDate();
  const { id, startDate, trainingApplication: form } = module;
  if (mayStart) return <Start id={id} />;
  const isFormMissing = form !== null && !form.isComplete;
  const text = isFormMissing ? t('module.formMissing') : t('module.aheadHint', { date: dateText(startDate) });
  return <Typography.Text strong>{text}</Typography.Text>;
}

function Start({ id }: { id: string }) {
  const { t } = useTranslation('certification');
  const { start } = useModuleChanges();
  const begin = () => whenKept(start, { id }, () => toast('success', t('module.started')));
  return (
    <>
      <Typography.Text strong>{t('module.startHint')}</Typography.Text>
      <Button type="primary" loading={start.isPending} onClick={begin}>
        {t('module.start')}
      </Button>
    </>
  );
}
