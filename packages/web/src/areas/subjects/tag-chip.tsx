import type { SubjectTag } from '@trellis/contract/subjects/schemas';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { tagColours } from '../../app/theme.ts';

/** The tag of a child in its colour. */
export function TagChip({ tag }: { tag: SubjectTag }) {
  const { t } = useTranslation('subjects');
  const { background, text } = tagColours[tag];
  return <Tag style={{ background, color: text, margin: 0 }}>{t(`tag.${tag}`)}</Tag>;
}
