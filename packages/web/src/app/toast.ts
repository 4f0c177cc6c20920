import type { MessageInstance } from 'antd/es/message/interface';

type Level = 'success' | 'warning' | 'error';

let shown: MessageInstance | undefined;

/** The shell hands over antd's messages, which only exist inside its context. */
export function provideToasts(messages: MessageInstance): void {
  shown = messages;
}

/** Shows a message; what is still shown under the same key gives way to it, so that equal ones are shown once. */
export function toast(level: Level, text: string, key = `${level} ${text}`): void {
  void shown?.open({ type: level, content: text, key });
}
