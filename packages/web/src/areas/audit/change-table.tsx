import type { AuditEntry } from '@trellis/contract/audit/calls';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuditNames } from './audit-names.ts';
import { ChangeValue } from './change-value.tsx';
import './changes.css';

const shownAtFirst = 4;

/** Field by field from what to what; of something new or deleted only what it holds. Long ones open on demand. */
export function ChangeTable({ table, changes, operation }: Pick<AuditEntry, 'table' | 'changes' | 'operation'>) {
  const { t } = useTranslation('audit');
  const { columnName } = useAuditNames();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? changes : changes.slice(0, shownAtFirst);
  const hidden = changes.length - shown.length;
  return (
    <Flex vertical align="start" className="row-card-whole">
      <table className="changes">
        <tbody>
          {shown.map((change) => (
            <tr key={change.column}>
              <th scope="row">{columnName(table, change.column)}</th>
              {operation !== 'INSERT' && (
                <td>
                  <Typography.Text delete={operation === 'UPDATE' && change.from !== null}>
                    <ChangeValue table={table} column={change.column} value={change.from} label={change.fromLabel} />
                  </Typography.Text>
                </td>
              )}
              {operation === 'UPDATE' && <td aria-hidden>→</td>}
              {operation !== 'DELETE' && (
                <td>
                  <ChangeValue table={table} column={change.column} value={change.to} label={change.toLabel} />
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
