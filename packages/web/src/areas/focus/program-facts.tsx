import type { FocusState } from '@trellis/contract/focus/rules';
import type { FocusCancellation, FocusProgram } from '@trellis/contract/focus/schemas';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { formatDateTime } from '../../app/format.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { type Meaning, Status } from '../../ui/status.tsx';

const meanings: Readonly<Record<FocusState, Meaning>> = { notStarted: 'waiting', on: 'good', paused: 'attention', cancelled: 'neutral' };

/** Where a program stands, what it is made of and aims at, and when it ran. */
export function ProgramFacts({ program }: { program: FocusProgram }) {
  const { t } = useTranslation('focus');
  const { zone } = useCurrentUser();
  const { state, pdtModules, pdtGoals, pdtCustomGoal, startRecords, cancellation } = program;
  const goals = [...pdtGoals.map((goal) => t(`goal.${goal}`)), ...(pdtCustomGoal ? [pdtCustomGoal] : [])];
  const time = (instant: string) => formatDateTime(instant, zone);
  return (
    <FactList
      column={1}
      items={[
        {
          key: 'state',
          label: t('word.state'),
          children: (
            <Flex gap="small" wrap>
              <Status meaning={meanings[state]}>{t(`state.${state}`)}</Status>
              {cancellation && <Cancellation cancellation={cancellation} />}
            </Flex>
          ),
        },
        { key: 'modules', label: t('modules'), children: pdtModules.map((module) => t(`module.${module}`)).join(' · ') },
        {
          key: 'goals',
          label: t('goals'),
          children: (
            <ul className="plain-list">
              {goals.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          ),
        },
        {
          key: 'runs',
          label: t('runs'),
          children: startRecords.length === 0 ? t('noRun') : <Runs records={startRecords} time={time} />,
        },
      ]}
    />
  );
}

/** What became of the request to cancel, with what its reviewer said. */
function Cancellation({ cancellation: { result, notes } }: { cancellation: FocusCancellation }) {
  const { t } = useTranslation('focus');
  if (result === null) return <Status meaning="attention">{t('cancellation.waits')}</Status>;
  const said = t(result === 'Allow' ? 'cancellation.allowed' : 'cancellation.rejected');
  return <span>{notes ? t('cancellation.withNotes', { said, notes }) : said}</span>;
}

/** From each start to the stop after it. */
function Runs({ records, time }: { records: FocusProgram['startRecords']; time: (instant: string) => string }) {
  const { t } = useTranslation('focus');
  return (
    <ol className="plain-list">
      {records.map(({ times, startTime, stopTime }) => (
        <li key={times}>
          {stopTime ? t('run', { times, from: time(startTime), to: time(stopTime) }) : t('runSince', { times, from: time(startTime) })}
        </li>
      ))}
    </ol>
  );
}
