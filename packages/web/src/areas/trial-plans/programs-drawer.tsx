import type { TrialProgram, TrialView } from '@trellis/contract/trial-plans/schemas';
import { Alert, Button, Checkbox, Empty, Flex, InputNumber, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';
import { usePrograms, useTrialChanges } from './queries.ts';

interface Chosen {
  programId: string;
  difficulty: number;
}

const portion = 20;

/** Chooses the exercises of a trial from the library that the center was granted; what was answered stays. */
export function ProgramsDrawer({ trial, onClose }: { trial: TrialView; onClose: () => void }) {
  const { t } = useTranslation('trialPlans');
  const failureText = useFailureText();
  const { choose } = useTrialChanges();
  const [chosen, setChosen] = useState<Chosen[]>(() =>
    trial.items.map(({ trainingProgram: { id, difficulty } }) => ({ programId: id, difficulty })),
  );
  const answered = new Set(trial.items.filter(({ hasDone }) => hasDone !== null).map(({ trainingProgram }) => trainingProgram.id));
  const toggle = (program: TrialProgram, difficulty: number | null) => {
    const others = chosen.filter(({ programId }) => programId !== program.id);
    const before = chosen.find(({ programId }) => programId === program.id);
    if (difficulty === null) return setChosen(others);
    if (before) return setChosen(chosen.map((one) => (one === before ? { ...one, difficulty } : one)));
    setChosen([...others, { programId: program.id, difficulty }]);
  };
  const save = async (close: () => void) => {
    await choose.mutateAsync({ trialPlanId: trial.id, programs: chosen });
    close();
  };
  return (
    <SideDrawer
      size="large"
      title={t('programs.choose')}
      onClose={onClose}
      footer={(close) => (
        <Flex justify="space-between" align="center" gap="small" wrap>
          <Typography.Text>{t('programs.chosen', { count: chosen.length })}</Typography.Text>
          <Flex gap="small">
            <Button onClick={close}>{t('word.cancel')}</Button>
            <Button type="primary" loading={choose.isPending} onClick={() => void save(close).catch(() => undefined)}>
              {t('word.save')}
            </Button>
          </Flex>
        </Flex>
      )}
    >
      {choose.error && <Alert type="error" showIcon role="alert" title={failureText(choose.error)} />}
      <Library trialPlanId={trial.id} chosen={chosen} answered={answered} onToggle={toggle} />
    </SideDrawer>
  );
}

interface LibraryProps {
  trialPlanId: string;
  chosen: readonly Chosen[];
  answered: ReadonlySet<string>;
  onToggle: (program: TrialProgram, difficulty: number | null) => void;
}

function Library({ trialPlanId, chosen, answered, onToggle }: LibraryProps) {
  const { t } = useTranslation('trialPlans');
  const [filter, setFilter] = useState('');
  const [difficulty, setDifficulty] = useState<number>();
  const [size, setSize] = useState(portion);
  const programs = usePrograms({ trialPlanId, filter: filter || undefined, difficulty, size });
  const total = programs.data?.totalCount ?? 0;
  return (
    <Flex vertical gap="middle">
      <Flex gap="small">
        <SearchField label={t('programs.search')} placeholder={t('programs.search')} value={filter} onSearch={setFilter} />
        <InputNumber
          aria-label={t('programs.atLevel')}
          placeholder={t('programs.atLevel')}
          className="trial-difficulty"
          min={1}
          max={20}
          precision={0}
          value={difficulty}
          onChange={(value) => setDifficulty(value ?? undefined)}
        />
      </Flex>
      {programs.isError && <LoadFailed error={programs.error} onRetry={programs.refetch} />}
      {programs.isPending && <Skeleton active />}
      {programs.data?.items.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('programs.nothingFound')} />}
      <ul className="trial-items">
        {programs.data?.items.map((program) => (
          <li key={program.id}>
            <ProgramLine
              program={program}
              at={chosen.find(({ programId }) => programId === program.id)?.difficulty}
              wanted={difficulty}
              isFixed={answered.has(program.id)}
              onToggle={onToggle}
            />
          </li>
        ))}
      </ul>
      {size < total && <Button onClick={() => setSize(size + portion)}>{t('programs.more', { count: total - size })}</Button>}
    </Flex>
  );
}

interface LineProps {
  program: TrialProgram;
  /** The difficulty at which it is chosen. */
  at: number | undefined;
  /** What is looked for. */
  wanted: number | undefined;
  /** It was answered: it stays as it is. */
  isFixed: boolean;
  onToggle: LibraryProps['onToggle'];
}

function ProgramLine({ program, at, wanted, isFixed, onToggle }: LineProps) {
  const { t } = useTranslation('trialPlans');
  const { title, minDifficulty: min, maxDifficulty: max } = program;
  return (
    <Flex className="trial-line" gap="small" align="center" justify="space-between">
      <Checkbox
        className="trial-choice"
        checked={at !== undefined}
        disabled={isFixed}
        onChange={({ target }) => onToggle(program, target.checked ? (wanted ?? program.difficulty) : null)}
      >
        <Typography.Text strong>{title}</Typography.Text>
        <br />
        <Typography.Text type="secondary">
          {[program.categories.map(({ name }) => name).join(', '), t('programs.bounds', { min, max })].filter(Boolean).join(' · ')}
        </Typography.Text>
      </Checkbox>
      {at !== undefined && (
        <InputNumber
          aria-label={t('programs.levelOf', { title })}
          className="trial-level"
          prefix={t('programs.levelWord')}
          min={min}
          max={max}
          precision={0}
          disabled={isFixed}
          value={at}
          onChange={(value) => value !== null && onToggle(program, value)}
        />
      )}
    </Flex>
  );
}
