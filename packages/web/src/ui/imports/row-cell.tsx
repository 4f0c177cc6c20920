import { CloseCircleFilled, WarningFilled } from '@ant-design/icons';
import type { ListRemark, ListRowFound } from '@trellis/contract/imports/lists';
import { limits } from '@trellis/contract/limits';
import { Flex, Input, Typography, theme } from 'antd';
import { useId } from 'react';
import { isComposing } from '../is-composing.ts';
import type { Corrections } from './corrections.ts';

const width = 240;

interface CellProps {
  label: string;
  row: ListRowFound;
  column: number;
  faults: readonly ListRemark[];
  warnings: readonly ListRemark[];
  corrections: Corrections;
  onSend: () => void;
}

/** A value of a row; with a fault it is typed over where it stands, and Enter looks at the rows again. */
export function RowCell({ label, row, column, faults, warnings, corrections, onSend }: CellProps) {
  const describedBy = useId();
  const text = row.cells[column] ?? '';
  const typed = corrections.textOf(row.number, column);
  if (faults.length === 0 && typed === undefined)
    return (
      <Flex vertical>
        {text && <Typography.Text style={{ maxWidth: width, overflowWrap: 'anywhere' }}>{text}</Typography.Text>}
        <Remarks warnings={warnings} />
      </Flex>
    );
  return (
    <Flex vertical gap="var(--space-1)" style={{ minWidth: width / 2 }}>
      <Input
        size="small"
        status={typed === undefined ? 'error' : undefined}
        aria-label={label}
        aria-invalid
        aria-describedby={describedBy}
        autoComplete="off"
        maxLength={limits.import.cellLength}
        value={typed ?? text}
        onChange={({ target }) => corrections.type(row.number, column, target.value)}
        onPressEnter={(event) => isComposing(event) || onSend()}
      />
      <div id={describedBy}>
        <Remarks faults={faults} warnings={warnings} />
      </div>
    </Flex>
  );
}

/** What is wrong, or worth a look. */
export function Remarks({ faults = [], warnings = [] }: { faults?: readonly ListRemark[]; warnings?: readonly ListRemark[] }) {
  const { token } = theme.useToken();
  return (
    <Flex vertical>
      {faults.map(({ field, message }) => (
        <Typography.Text key={field} type="danger" style={{ maxWidth: width }}>
          <CloseCircleFilled aria-hidden /> {message}
        </Typography.Text>
      ))}
      {warnings.map(({ field, message }) => (
        <Typography.Text key={field} style={{ maxWidth: width, color: token.colorWarningText }}>
          <WarningFilled aria-hidden /> {message}
        </Typography.Text>
      ))}
    </Flex>
  );
}
