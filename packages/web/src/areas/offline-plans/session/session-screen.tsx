import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { ConfigProvider, Flex } from 'antd';
import { useDeferredValue, useEffect } from 'react';
import { sessionTheme } from '../../../app/theme.ts';
import { prepareFields } from '../feedback/property-field.tsx';
import { type SessionDesk, SessionDeskContext } from './desk.ts';
import { RefusedAnswers } from './refused-answers.tsx';
import { SessionHeader } from './session-header.tsx';
import type { SessionPlaces } from './session-places.ts';
import { SessionWork } from './session-work.tsx';
import { Standing } from './standing.tsx';
import { StartBar } from './start-bar.tsx';
import { useKeptSession } from './use-kept-session.ts';
import '../offline-plans.css';

interface Props {
  session: SessionView;
  /** None: a child's alone. */
  desk?: SessionDesk;
  places: SessionPlaces;
  isStarting: boolean;
  onStart: () => void;
}

/** A session, whosever it is, as the coach works through it on a tablet; a finished one to read. */
export function SessionScreen({ desk, ...props }: Props) {
  const screen = <LoadedScreen {...props} />;
  return (
    <ConfigProvider theme={sessionTheme} wave={noWave}>
      {desk ? <SessionDeskContext value={desk}>{screen}</SessionDeskContext> : screen}
    </ConfigProvider>
  );
}

/** It measures the page before a tap is answered. */
const noWave = { disabled: true };

function LoadedScreen({ session, places, isStarting, onStart }: Omit<Props, 'desk'>) {
  const kept = useKeptSession(session);
  const shown = useDeferredValue(kept.session);
  // a form that is opened without a network has its fields by then
  useEffect(prepareFields, []);
  return (
    <Flex className="session-page" vertical gap="large">
      <SessionHeader session={shown} places={places} />
      {!kept.session.isWritable && <Standing kept={kept} />}
      <RefusedAnswers session={session} refused={kept.refused} />
      <SessionWork kept={kept} places={places} />
      {kept.session.mayStart && <StartBar isStarting={isStarting} onStart={onStart} />}
    </Flex>
  );
}
