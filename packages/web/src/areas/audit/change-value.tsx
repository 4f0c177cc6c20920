import type { ColumnChange } from '@trellis/contract/audit/calls';
import { toLanguage } from '@trellis/contract/languages';
import { Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDate, formatDateTime } from '../../app/format.ts';
import { useRoleText } from '../../ui/role-text.ts';
import { useAuditNames } from './audit-names.ts';
import { readStored } from './stored-value.ts';

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const day = /^\d{4}-\d{2}-\d{2}$/;
/** From one moment to another, as the database writes it. */
const span = /^[[(]"([^"]+)","([^"]+)"[\])]$/;
/** As many characters stand in a line. */
const shortText = 40;

interface Props {
  table: string;
  column: string;
  value: ColumnChange['from'];
  label: string | null;
}

/** A stored value as people read it: whom it refers to, a moment, yes or no, a word; what has parts says them on demand. */
export function ChangeValue({ table, column, value, label }: Props): ReactNode {
  const { t, i18n } = useTranslation('audit');
  const { zone } = useCurrentUser();
  const roleText = useRoleText();
  const { valueName } = useAuditNames();
  if (label) return label;
  const read = readStored(value, toLanguage(i18n.language as Parameters<typeof toLanguage>[0]));
  const one = (said: string | number | boolean) => {
    if (typeof said === 'boolean') return t(said ? 'word.yes' : 'word.no');
    const word = valueName(table, column, said);
    if (word !== undefined || typeof said === 'number') return word ?? String(said);
    if (column === 'role') return roleText([said]);
    if (instant.test(said)) return formatDateTime(said, zone);
    if (day.test(said)) return formatDate(said);
    const [, start, end] = said.match(span) ?? [];
    return start && end ? `${formatDateTime(start, zone)} – ${formatDateTime(end, zone)}` : said;
  };
  switch (read.kind) {
    case 'nothing':
    case 'unnamed':
      return <Typography.Text type="secondary">{t(read.kind)}</Typography.Text>;
    case 'one': {
      const text = one(read.value);
      return text.length > shortText ? <Long text={text} /> : text;
    }
    case 'several':
      return new Intl.ListFormat(i18n.language, { type: 'unit' }).format(read.values.map(one));
    case 'parts':
      return <Parts parts={read.parts} />;
  }
}

function Long({ text }: { text: string }) {
  return (
    <Typography.Text ellipsis={{ tooltip: text }} style={{ maxWidth: '40ch' }}>
      {text}
    </Typography.Text>
  );
}

function Parts({ parts }: { parts: readonly (readonly [string, string])[] }) {
  const { t } = useTranslation('audit');
  return (
    <details>
      <summary style={{ cursor: 'pointer' }}>{t('parts', { count: parts.length })}</summary>
      {parts.map(([name, said]) => (
        <div key={name} style={{ maxWidth: '60ch', overflowWrap: 'anywhere' }}>
          <Typography.Text type="secondary">{name}</Typography.Text> {said}
        </div>
      ))}
    </details>
  );
}
