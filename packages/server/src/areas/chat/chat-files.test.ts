import type { ChatMessage } from '@trellis/contract/chat/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, type CentreBuilt } from '../../fixtures/builders.ts';
import { aTalker, type Talker } from '../../testing/chat.ts';
import { issueToken, startTestProduct, type TestProduct } from '../../testing/http.ts';
import { pdf, uploadAs } from '../../testing/uploads.ts';

let product: TestProduct;
let centre: CentreBuilt;
let lin: Talker;
let ana: Talker;
let conversationID: string;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  centre = await aCentre(product.owner);
  lin = await aTalker(product, centre.coach);
  ana = await aTalker(product, centre.admin);
  conversationID = await lin.open(ana);
});

const upload = async (kind: string, content = pdf, member = centre.coach) => {
  const token = await issueToken(product.owner, member.personId, member.membershipId);
  return uploadAs(product, token, { content, kind, name: 'plan.pdf' });
};
const send = (fileId: string, contentType = 105) => lin.say(conversationID, 'The plan', { contentType, fileId });

describe('a file of a conversation', () => {
  it('comes with its name, and goes when the message is recalled', async () => {
    const sent = await send((await upload('chatFile')).body.id);
    expect(sent.body.file).toMatchObject({ fileName: 'plan.pdf', type: 'application/pdf', size: pdf.length });
    const [message] = await ana.read(conversationID);
    const reply = await product.app.inject({ method: 'GET', url: message?.file?.url ?? '' });
    expect([reply.statusCode, reply.rawPayload.length]).toEqual([200, pdf.length]);
    const unsigned = new URL(message?.file?.url ?? '', 'http://localhost').pathname;
    expect((await product.app.inject({ method: 'GET', url: unsigned })).statusCode).toBe(403);
    await lin.call('POST', 'messages/recall', { conversationID, seq: sent.body.seq });
    expect((await ana.read(conversationID))[0]?.file).toBeNull();
  });

  it('is what its content says, and the one who uploaded it sends it, once', async () => {
    expect((await upload('chatPicture')).error.code).toBe('Trellis:FileTypeRefused');
    expect((await upload('chatVoice')).error.code).toBe('Trellis:FileTypeRefused');
    const foreign = await upload('chatFile', pdf, centre.admin);
    expect((await send(foreign.body.id)).status).toBe(404);
    const own = (await upload('chatFile')).body.id;
    expect((await send(own, 102)).status).toBe(404);
    expect((await send(own)).status).toBe(200);
    expect((await send(own)).status).toBe(404);
  });

  it('is asked for again by the same message without a second file', async () => {
    const own = (await upload('chatFile')).body.id;
    const clientMsgID = '0190a000-0000-7000-8000-000000000001';
    const input = { contentType: 105, fileId: own, clientMsgID };
    const first = (await lin.say(conversationID, 'The plan', input)).body as ChatMessage;
    expect((await lin.say(conversationID, 'The plan', input)).body).toMatchObject({ seq: first.seq, file: { fileName: 'plan.pdf' } });
  });
});
