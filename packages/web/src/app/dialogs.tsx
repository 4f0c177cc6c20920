import AppContext, { type useAppProps } from 'antd/es/app/context';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { i18n } from './i18n.ts';
import type { RealDialogsProps } from './real-dialogs.tsx';
import { toast } from './toast.ts';

/** antd's dialogs and messages. They load when a person first touches the page, or when one is to be shown. */
export function Dialogs({ children }: { children: ReactNode }) {
  const [Real, setReal] = useState<ComponentType<RealDialogsProps>>();
  const [ready] = useState(() => Promise.withResolvers<useAppProps>());
  const [{ load, context }] = useState(() => {
    const load = async () => {
      const { RealDialogs } = await import('./real-dialogs.tsx');
      setReal(() => RealDialogs);
      return ready.promise;
    };
    return { load, context: contextOf(load) };
  });
  useEffect(() => {
    const prepare = () => void load().catch(() => undefined);
    const beginnings = ['pointerdown', 'keydown'] as const;
    for (const name of beginnings) window.addEventListener(name, prepare, { once: true, capture: true });
    return () => beginnings.forEach((name) => window.removeEventListener(name, prepare, { capture: true }));
  }, [load]);
  return (
    <AppContext value={context}>
      {children}
      {Real && <Real onReady={ready.resolve} />}
    </AppContext>
  );
}

type Load = () => Promise<useAppProps>;
type Show = (...given: unknown[]) => unknown;
interface Handle extends Show {
  destroy?: Show;
  update?: Show;
}

const levels = ['info', 'success', 'error', 'warning'] as const;
const methods = {
  message: [...levels, 'loading', 'open', 'destroy'],
  modal: [...levels, 'confirm'],
  notification: [...levels, 'open', 'destroy'],
} as const;

/** What antd would give, each call of it handed on once that is there. */
function contextOf(load: Load): useAppProps {
  const parts = Object.entries(methods).map(([part, names]) => [part, handingOn(load, part as keyof useAppProps, names)]);
  return Object.fromEntries(parts) as useAppProps;
}

const handingOn = (load: Load, part: keyof useAppProps, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, (...given: unknown[]) => handOn(load, part, name, given)]));

/** Shows it as soon as it can be shown; what could not be loaded is told, and nothing was agreed to. */
function handOn(load: Load, part: keyof useAppProps, name: string, given: unknown[]) {
  const shown = load().then(
    (app) => ({ handle: (app[part] as unknown as Record<string, Show>)[name]?.(...given) as Handle | undefined }),
    () => {
      toast('error', i18n.t('network', { ns: 'shell' }), 'network');
      return { handle: undefined };
    },
  );
  const later =
    (way: 'destroy' | 'update'): Show =>
    (...more) =>
      void shown.then(({ handle }) => handle?.[way]?.(...more));
  const close = () => void shown.then(({ handle }) => handle?.());
  // as antd's own: called it closes, waited for it tells what was decided
  // oxlint-disable-next-line unicorn/no-thenable -- antd's handles are waited for
  return Object.assign(close, { destroy: later('destroy'), update: later('update'), then: waitFor(shown) });
}

const waitFor =
  (shown: Promise<{ handle: Handle | undefined }>) =>
  <T,>(decided: (confirmed: unknown) => T, failed?: (error: unknown) => T) =>
    shown.then(({ handle }) => handle ?? false).then(decided, failed);
