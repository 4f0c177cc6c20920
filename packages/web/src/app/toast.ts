import type { MessageInstance } from 'antd/es/message/interface';

type Level = 'success' | 'warning' | 'error';

let shown: MessageInstance | undefined;

/** The shell hands over antd's messages, which only exist inside its context. */
export function provideToasts(messages: MessageInstance): void {
  shown = messages;
}

/** Shows a message; equal ones at once are shown once. */
export function toast(level: Level, text: string): void {
  void shown?.open({ type: level, content: text, key: `${level} ${text}` });
}
