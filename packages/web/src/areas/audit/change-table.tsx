import type { AuditEntry, ColumnChange } from '@trellis/contract/audit/calls';
import { Button, Flex, Typography, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { useRoleText } from '../../ui/role-text.ts';
import { useAuditNames } from './audit-names.ts';

const shownAtFirst = 4;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
/** From one moment to another, as the database writes it. */
const span = /^[[(]"([^"]+)","([^"]+)"[\])]$/;

/** Field by field from what to what; of something new or deleted only what it holds. Long ones open on demand. */
export function ChangeTable({ table, changes, operation }: Pick<AuditEntry, 'table' | 'changes' | 'operation'>) {
  const { t } = useTranslation('audit');
  const { token } = theme.useToken();
  const { columnName } = useAuditNames();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? changes : changes.slice(0, shownAtFirst);
  const hidden = changes.length - shown.length;
  const cell = { padding: `0 ${token.paddingSM}px 0 0`, textAlign: 'start' as const, verticalAlign: 'top' as const };
  return (
    <Flex vertical align="start" className="row-card-whole">
      <table style={{ width: 'auto' }}>
        <tbody>
          {shown.map((change) => (
            <tr key={change.column}>
              <th scope="row" style={{ ...cell, fontWeight: 'normal', color: token.colorTextSecondary }}>
                {columnName(table, change.column)}
              </th>
              {operation !== 'INSERT' && (
                <td style={cell}>
                  <Typography.Text delete={operation === 'UPDATE' && change.from !== null}>
                    <Value table={table} column={change.column} value={change.from} label={change.fromLabel} />
                  </Typography.Text>
                </td>
              )}
              {operation === 'UPDATE' && (
                <td style={cell} aria-hidden>
                  →
                </td>
              )}
              {operation !== 'DELETE' && (
                <td style={cell}>
                  <Value table={table} column={change.column} value={change.to} label={change.toLabel} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {(hidden > 0 || isOpen) && (
        <Button type="link" size="small" style={{ paddingInline: 0 }} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('less') : t('more', { count: hidden })}
        </Button>
      )}
    </Flex>
  );
}

interface ValueProps {
  table: string;
  column: string;
  value: ColumnChange['from'];
  label: string | null;
}

/** A stored value as people read it: whom it refers to, a moment, yes or no; anything else as it is. */
function Value({ table, column, value, label }: ValueProps) {
  const { t } = useTranslation('audit');
  const { zone } = useCurrentUser();
  const roleText = useRoleText();
  const { valueName } = useAuditNames();
  if (label) return label;
  if (value === null || value === undefined || value === '') return <Typography.Text type="secondary">{t('nothing')}</Typography.Text>;
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'string' && instant.test(value)) return formatDateTime(value, zone);
  const [, start, end] = (typeof value === 'string' && value.match(span)) || [];
  if (start && end) return `${formatDateTime(start, zone)} – ${formatDateTime(end, zone)}`;
  const word = typeof value === 'string' || typeof value === 'number' ? valueName(table, column, value) : undefined;
  if (word) return word;
  if (typeof value === 'string') return column === 'role' ? roleText([value]) : <Long text={value} />;
  if (typeof value === 'number') return String(value);
  return <Long text={JSON.stringify(value)} />;
}

function Long({ text }: { text: string }) {
  return (
    <Typography.Text ellipsis={{ tooltip: text }} style={{ maxWidth: '40ch' }}>
      {text}
    </Typography.Text>
  );
}
