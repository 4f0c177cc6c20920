import { describe, expect, it } from 'vitest';
import { readContent, shortNames } from './content.ts';
import { mayRecall, orderConversations, singleConversationID, unhandledCount } from './rules.ts';

const conversation = (conversationID: string, given: { isPinned?: boolean; draftTextTime?: number; latestMsgSendTime?: number } = {}) => ({
  conversationID,
  isPinned: false,
  draftTextTime: 0,
  latestMsgSendTime: 0,
  ...given,
});
const ordered = (...all: ReturnType<typeof conversation>[]) => orderConversations(all).map(({ conversationID }) => conversationID);

describe('the order of conversations', () => {
  it('has pinned ones first, however old', () => {
    expect(ordered(conversation('new', { latestMsgSendTime: 9 }), conversation('old', { isPinned: true, latestMsgSendTime: 1 }))).toEqual([
      'old',
      'new',
    ]);
  });

  it('is by the later of the draft and the last message', () => {
    const all = [
      conversation('a', { latestMsgSendTime: 5 }),
      conversation('b', { latestMsgSendTime: 1, draftTextTime: 9 }),
      conversation('c', { latestMsgSendTime: 7, draftTextTime: 2 }),
    ];
    expect(ordered(...all)).toEqual(['b', 'c', 'a']);
  });

  it('has each once, as it was told last', () => {
    const told = [
      conversation('a', { latestMsgSendTime: 1 }),
      conversation('b', { latestMsgSendTime: 5 }),
      conversation('a', { latestMsgSendTime: 9 }),
    ];
    expect(orderConversations(told)).toEqual([told[2], told[1]]);
  });
});

describe('the content of a message', () => {
  it('is blank where it is broken', () => {
    for (const broken of ['', 'no json', '{"content"', 'null', '[]', '7', '{"content":{}}', '{"userList":[null,3,{"nickname":4}]}'])
      expect(readContent(broken)).toEqual({ text: '', names: [], by: '', duration: 0 });
  });

  it('is read by its kind', () => {
    expect(readContent('{"content":"Hello"}').text).toBe('Hello');
    expect(readContent('{"text":"@Lin hello"}').text).toBe('@Lin hello');
    expect(readContent('{"duration":7}').duration).toBe(7);
    const notice = { opUser: { nickname: 'Ana' }, userList: [{ nickname: 'Lin' }, { nickname: 'Wei' }] };
    expect(readContent(JSON.stringify(notice))).toMatchObject({ by: 'Ana', names: ['Lin', 'Wei'] });
  });

  it('names at most three, then an ellipsis', () => {
    expect(shortNames(['Ana', 'Lin', 'Wei'])).toBe('Ana, Lin, Wei');
    expect(shortNames(['Ana', 'Lin', 'Wei', 'Sofía'])).toBe('Ana, Lin, Wei…');
  });
});

it('gives two people one conversation, whoever opens it', () => {
  expect(singleConversationID('b', 'a')).toBe('si_a_b');
  expect(singleConversationID('a', 'b')).toBe('si_a_b');
});

it('lets whoever wrote a message recall it for two minutes', () => {
  const message = { sendID: 'lin', sendTime: 0, contentType: 101, isRecalled: false };
  expect(mayRecall(message, 'lin', 120_000)).toBe(true);
  expect(mayRecall(message, 'lin', 120_001)).toBe(false);
  expect(mayRecall(message, 'wei', 1)).toBe(false);
  expect(mayRecall({ ...message, contentType: 1509 }, 'lin', 1)).toBe(false);
  expect(mayRecall({ ...message, isRecalled: true }, 'lin', 1)).toBe(false);
});

it('counts applications that wait and were not looked at', () => {
  const all = [
    { handleResult: 0, isSeen: false },
    { handleResult: 0, isSeen: true },
    { handleResult: 1, isSeen: false },
    { handleResult: -1, isSeen: false },
  ];
  expect(unhandledCount(all)).toBe(1);
});
