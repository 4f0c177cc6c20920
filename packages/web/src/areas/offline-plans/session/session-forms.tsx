import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormCard } from './form-card.tsx';
import type { Answers } from './use-answers.ts';

/** The feedback on the session as a whole and, once every exercise is answered, on its categories. */
export function SessionForms({ session, answers }: { session: SessionView; answers: Answers }) {
  const { t } = useTranslation('offlinePlans');
  const allAnswered = [...session.items, ...session.nonePlaybook].every((item) => item.hasDone !== null);
  return (
    <>
      <section id="overall" tabIndex={-1} aria-label={t('forms.overall')}>
        <FormCard
          level={2}
          title={t('forms.overall')}
          formKey={`${session.id}.overall`}
          form={session.overall}
          isWritable={session.isWritable}
          onSubmit={answers.submitOverall}
        />
      </section>
      {session.categoryPunch.length > 0 && (
        <section id="category" tabIndex={-1} aria-labelledby="category-heading">
          <Typography.Title level={2} id="category-heading">
            {t('forms.category')}
          </Typography.Title>
          <Flex vertical gap="small">
            {session.categoryPunch.map((form) => (
              <FormCard
                key={form.categoryId}
                title={form.name}
                formKey={`${session.id}.${form.categoryId}`}
                form={form}
                isWritable={session.isWritable}
                locked={allAnswered ? undefined : t('forms.completeOrder')}
                onSubmit={(feedbacks) => answers.submitCategory(form.categoryId, feedbacks)}
              />
            ))}
          </Flex>
        </section>
      )}
    </>
  );
}
