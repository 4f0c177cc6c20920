import { type NormedId, normedIds, sex } from '@trellis/contract/scoring/norms';
import { Button, Flex, Input, Segmented, Select, Typography } from 'antd';
import { type ClipboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, columnsOf, type Fault, type MeasureGrid, maxRows, type NormGrid, paste } from './norm-grid.ts';
import { useNormWords } from './use-norm-words.ts';
import './norm-table.css';

/** As many characters as a number of a norm is ever written with. */
const longestNumber = 24;
const blank: MeasureGrid = { kind: 'lms', rows: [] };

interface Props {
  value?: NormGrid;
  onChange?: (grid: NormGrid) => void;
  /** What the last try to save found. */
  faults: readonly Fault[];
}

/** The values of a norm set, a table for each measure; a table that was copied from a sheet is pasted where it begins. */
export function NormTable({ value = {}, onChange, faults }: Props) {
  const { t } = useTranslation('vrClassroom');
  const words = useNormWords();
  const [chosen, setChosen] = useState<NormedId>('rtMean');
  const [seen, setSeen] = useState(faults);
  // what is wrong is shown where it is
  if (seen !== faults) {
    setSeen(faults);
    if (faults[0] && !faults.some(({ measure }) => measure === chosen)) setChosen(faults[0].measure);
  }
  const grid = value[chosen] ?? blank;
  const change = (changed: MeasureGrid) => onChange?.({ ...value, [chosen]: changed });
  return (
    <Flex vertical gap="small">
      <Typography.Text type="secondary">{t('norms.grid.hint')}</Typography.Text>
      <Flex gap="small" wrap>
        <Select<NormedId>
          aria-label={t('norms.grid.measure')}
          value={chosen}
          onChange={setChosen}
          popupMatchSelectWidth={false}
          className="norm-measure"
          options={normedIds.map((id) => ({
            value: id,
            label: t('norms.grid.rows', { name: words.measure(id), count: value[id]?.rows.length ?? 0 }),
          }))}
        />
        <Segmented<MeasureGrid['kind']>
          aria-label={t('norms.grid.kind')}
          value={grid.kind}
          onChange={(kind) => change({ ...grid, kind })}
          options={[
            { value: 'lms', label: t('norms.grid.lms') },
            { value: 'normal', label: t('norms.grid.normal') },
          ]}
        />
      </Flex>
      <Rows grid={grid} onChange={change} faults={faults.filter(({ measure }) => measure === chosen)} />
      <div>
        <Button disabled={grid.rows.length >= maxRows} onClick={() => change({ ...grid, rows: [...grid.rows, nextRow(grid)] })}>
          {t('norms.grid.row')}
        </Button>
      </div>
    </Flex>
  );
}

/** Whoever adds a row goes on with the sex before. */
const nextRow = ({ rows }: MeasureGrid): MeasureGrid['rows'][number] => ({ sex: rows.at(-1)?.sex ?? 'male' });

interface RowsProps {
  grid: MeasureGrid;
  onChange: (grid: MeasureGrid) => void;
  faults: readonly Fault[];
}

function Rows({ grid, onChange, faults }: RowsProps) {
  const { t } = useTranslation('vrClassroom');
  const words = useNormWords();
  // an empty table has a row to paste into
  const rows = grid.rows.length > 0 ? grid.rows : [nextRow(grid)];
  const put = (row: number, column: Column, text: string) =>
    onChange({ ...grid, rows: rows.map((own, place) => (place === row ? { ...own, [column]: text } : own)) });
  const pasteAt = (event: ClipboardEvent, row: number, column: Column) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    onChange(paste({ ...grid, rows }, text, { row, column }));
  };
  return (
    <div className="norm-table">
      <table>
        <thead>
          <tr>
            <th aria-hidden />
            {columnsOf[grid.kind].map((column) => (
              <th key={column} scope="col">
                {words.column(column)}
              </th>
            ))}
            <th aria-hidden />
          </tr>
        </thead>
        <tbody>
          {rows.map((own, row) => (
            <tr key={row}>
              <th scope="row">{row + 1}</th>
              {columnsOf[grid.kind].map((column) => (
                <td key={column} onPaste={(event) => pasteAt(event, row, column)}>
                  <Cell
                    label={t('norms.grid.cell', { row: row + 1, column: words.column(column) })}
                    column={column}
                    value={own[column]}
                    isWrong={faults.some((fault) => fault.row === row + 1 && fault.column === column)}
                    onChange={(text) => put(row, column, text)}
                  />
                </td>
              ))}
              <td>
                <Button
                  type="text"
                  aria-label={t('norms.grid.remove', { row: row + 1 })}
                  onClick={() => onChange({ ...grid, rows: rows.filter((_, place) => place !== row) })}
                >
                  ×
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  label: string;
  column: Column;
  value: string | undefined;
  isWrong: boolean;
  onChange: (text: string) => void;
}

function Cell({ label, column, value, isWrong, onChange }: CellProps) {
  const { t } = useTranslation('vrClassroom');
  const shown = { 'aria-label': label, 'aria-invalid': isWrong, ...(isWrong && { status: 'error' as const }) };
  if (column !== 'sex')
    return (
      <Input
        {...shown}
        inputMode="decimal"
        maxLength={longestNumber}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <Select
      {...shown}
      value={value}
      onChange={onChange}
      popupMatchSelectWidth={false}
      options={sex.options.map((of) => ({ value: of, label: t(`norms.${of}`) }))}
    />
  );
}
