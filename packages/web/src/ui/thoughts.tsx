import type { InfiniteData } from '@tanstack/react-query';
import { Alert, Button, Flex, Form, Typography } from 'antd';
import type { z } from 'zod';
import { useCurrentUser } from '../app/current-user.ts';
import { useMomentText } from './in-drawer.ts';
import { Loaded } from './loaded.tsx';
import { TextField } from './text-field.tsx';
import { useSend } from './use-send.ts';
import { useUnsaved } from './use-unsaved.ts';

interface Page {
  items: readonly { thought: string; creationTime: string; userName: string | null }[];
}

interface Query {
  data?: InfiniteData<Page> | undefined;
  error: Error | null;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
}

interface Words {
  title: string;
  none: string;
  label: string;
  add: string;
  more: string;
  by: (named: { name: string | null; time: string }) => string;
}

interface Props {
  thoughts: Query;
  words: Words;
  schema: z.ZodString;
  /** Who only reads is given none. */
  onAdd?: ((values: { thought: string }) => Promise<unknown>) | undefined;
}

/** What staff think of something, the latest first, a few more at a time, and where to write more. */
export function Thoughts({ thoughts, words, schema, onAdd }: Props) {
  const { zone } = useCurrentUser();
  const momentText = useMomentText();
  return (
    <Flex vertical gap="middle">
      {onAdd && <ThoughtBox words={words} schema={schema} onAdd={onAdd} />}
      <Loaded query={thoughts}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) return <Typography.Text type="secondary">{words.none}</Typography.Text>;
          return (
            <ul className="plain-list" aria-label={words.title}>
              {items.map(({ thought, creationTime, userName }) => (
                <li key={`${creationTime} ${thought}`}>
                  <Typography.Text type="secondary">{words.by({ name: userName, time: momentText(creationTime, zone) })}</Typography.Text>
                  <Typography.Paragraph className="as-written">{thought}</Typography.Paragraph>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      {thoughts.hasNextPage && (
        <Button loading={thoughts.isFetchingNextPage} onClick={() => void thoughts.fetchNextPage()} style={{ alignSelf: 'start' }}>
          {words.more}
        </Button>
      )}
    </Flex>
  );
}

/** What was typed stays until it is sent. */
function ThoughtBox({ words, schema, onAdd }: Required<Pick<Props, 'words' | 'schema'>> & { onAdd: NonNullable<Props['onAdd']> }) {
  const [form] = Form.useForm<{ thought: string }>();
  const { send, isSending, failure } = useSend(form, onAdd, form.resetFields);
  useUnsaved(() => form.isFieldsTouched(), isSending);
  return (
    <Form name="thought" form={form} layout="vertical" disabled={isSending} onFinish={(values) => void send(values)}>
      {failure && !failure.isMarked && <Alert type="error" showIcon role="alert" title={failure.text} />}
      <TextField isLong name="thought" label={words.label} schema={schema} />
      <Button htmlType="submit" loading={isSending}>
        {words.add}
      </Button>
    </Form>
  );
}
