import type { SubjectTag } from '@trellis/contract/subjects/schemas';
import { useTranslation } from 'react-i18next';
import { tagColours } from '../../app/theme.ts';

/** The tag of a child in its colour. */
export function TagChip({ tag }: { tag: SubjectTag }) {
  const { t } = useTranslation('subjects');
  const { background, text } = tagColours[tag];
  return (
    <span className="status" style={{ background, color: text }}>
      {t(`tag.${tag}`)}
    </span>
  );
}
