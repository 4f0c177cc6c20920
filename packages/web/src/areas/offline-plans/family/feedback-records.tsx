import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FeedbackCards } from './feedback-cards.tsx';
import { type RecordType, useFeedbackRecords } from './queries.ts';

const emptyTexts = { trainer: 'records.noTrainer', parent: 'records.noParent', app: 'records.noApp' } as const;

/** What coaches or guardians said about the sessions of a plan, the latest session first. */
export function FeedbackRecords({ planId, type }: { planId: string; type: RecordType }) {
  const { t } = useTranslation('familyPages');
  const [page, setPage] = useState(1);
  const records = useFeedbackRecords(planId, type, page);
  return <FeedbackCards records={records} empty={t(emptyTexts[type])} page={page} onPage={setPage} />;
}
