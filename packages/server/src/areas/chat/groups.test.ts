import { readContent } from '@trellis/contract/chat/content';
import type { ChatApplication, ChatGroup, ChatUser } from '@trellis/contract/chat/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCentre, aMember, type CentreBuilt } from '../../fixtures/builders.ts';
import { aTalker, type Talker } from '../../testing/chat.ts';
import { startTestProduct, type TestProduct } from '../../testing/http.ts';

let product: TestProduct;
let centre: CentreBuilt;
let lin: Talker;
let ana: Talker;
let wei: Talker;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  centre = await aCentre(product.owner);
  lin = await aTalker(product, centre.coach);
  ana = await aTalker(product, centre.admin);
  wei = await aTalker(product, await aMember(product.owner, { tenant: centre }));
});

const begin = async (owner: Talker, members: readonly Talker[], groupName = 'Room 2') =>
  (
    await owner.call<{ conversationID: string; groupID: string }>('POST', 'groups', {
      groupName,
      memberUserIDs: members.map(({ id }) => id),
    })
  ).body;
const applications = async (who: Talker, direction = 'received') =>
  (await who.call<{ applications: ChatApplication[] }>('GET', 'applications', { direction })).body.applications;
const waiting = async (who: Talker) => (await who.call<{ applicationCount: number }>('GET', 'unreadCount')).body.applicationCount;

/** What happens at the same moment comes in one order and in the other. */
const times = [1, 2, 3, 4, 5, 6];

describe('a group', () => {
  it('says who came, renames itself, and lets nobody read what was written before they came', async () => {
    const { conversationID, groupID } = await begin(lin, [ana]);
    await lin.say(conversationID, 'Between the two of us');
    await ana.call('POST', 'groups/invite', { groupID, userIDs: [wei.id] });
    await lin.call('PUT', 'groups', { groupID, groupName: 'Room 3' });
    const messages = await wei.read(conversationID);
    expect(messages.map(({ contentType }) => contentType)).toEqual([1509, 1520]);
    expect(readContent(messages[0]?.content ?? '').names).toHaveLength(1);
    expect(await wei.see(conversationID)).toMatchObject({ conversationType: 3, groupID, showName: 'Room 3', unreadCount: 0 });
    const { members } = (await wei.call<{ members: ChatUser[] }>('GET', 'groups/members', { groupID })).body;
    expect(members.map(({ userID }) => userID).sort()).toEqual([lin.id, ana.id, wei.id].sort());
  });

  it('is renamed and thinned by its owner alone, and passes on when the owner leaves', async () => {
    const { conversationID, groupID } = await begin(lin, [ana, wei]);
    expect((await ana.call('PUT', 'groups', { groupID, groupName: 'Mine' })).status).toBe(404);
    expect((await ana.call('POST', 'groups/kick', { groupID, userID: wei.id })).status).toBe(404);
    await lin.call('POST', 'groups/kick', { groupID, userID: wei.id });
    expect([(await wei.list()).length, (await wei.say(conversationID, 'Hey')).status]).toEqual([0, 404]);
    await lin.call('POST', 'groups/quit', { groupID });
    expect((await ana.see(conversationID)).isOwner).toBe(true);
    expect(await lin.list()).toEqual([]);
  });

  it('is passed on where its owner leaves the place for good', async () => {
    const { conversationID, groupID } = await begin(lin, [ana, wei]);
    await product.owner
      .updateTable('identity.memberships')
      .set({ left_at: new Date(), state: 'Invalid' })
      .where('id', '=', lin.id)
      .execute();
    const [heir, other] = (await ana.see(conversationID)).isOwner ? [ana, wei] : [wei, ana];
    expect((await heir.call('PUT', 'groups', { groupID, groupName: 'Ours' })).status).toBe(200);
    expect((await other.call('PUT', 'groups', { groupID, groupName: 'Mine' })).status).toBe(404);
  });

  it('is passed on where its owner is frozen, and stays passed on when they are let in again', async () => {
    const { conversationID, groupID } = await begin(lin, [ana, wei]);
    const setState = (state: 'Invalid' | 'Effective') =>
      product.owner.updateTable('identity.memberships').set({ state }).where('id', '=', lin.id).execute();
    await setState('Invalid');
    const heir = (await ana.see(conversationID)).isOwner ? ana : wei;
    expect((await heir.call('PUT', 'groups', { groupID, groupName: 'Ours' })).status).toBe(200);
    await setState('Effective');
    expect((await lin.see(conversationID)).isOwner).toBe(false);
    expect((await heir.see(conversationID)).isOwner).toBe(true);
  });

  it('belongs to somebody who is in it, though its owner and whom it is passed on to quit at the same moment', async () => {
    const begun = await Promise.all(times.map(() => begin(lin, [ana, wei])));
    for (const { groupID } of begun) {
      const replies = await Promise.all([lin, ana].map((who) => who.call('POST', 'groups/quit', { groupID })));
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    }
    const seen = await Promise.all(begun.map(({ conversationID }) => wei.see(conversationID)));
    expect(seen.map(({ isOwner }) => isOwner)).toEqual(times.map(() => true));
  });

  it('lets whoever is removed write before it, or not at all', async () => {
    for (const { conversationID, groupID } of await Promise.all(times.map(() => begin(lin, [ana, wei])))) {
      const [kicked, ...others] = await Promise.all([
        lin.call('POST', 'groups/kick', { groupID, userID: wei.id }),
        wei.say(conversationID, 'Me first'),
        wei.say(conversationID, 'Me too'),
        wei.call('POST', 'groups/quit', { groupID }),
      ]);
      for (const { status } of [kicked, ...others]) expect([200, 404]).toContain(status);
      expect((await wei.say(conversationID, 'Still here')).status).toBe(404);
    }
  });

  it('says once who came, though several add them at the same moment', async () => {
    const { conversationID, groupID } = await begin(lin, [ana]);
    await Promise.all([lin, ana, lin, ana].map((who) => who.call('POST', 'groups/invite', { groupID, userIDs: [wei.id] })));
    expect((await ana.read(conversationID)).map(({ contentType }) => contentType)).toEqual([1509, 1509]);
  });

  it('names whom it means', async () => {
    const { conversationID } = await begin(lin, [ana, wei]);
    await lin.say(conversationID, '@Ana please', { contentType: 106, atUserList: [ana.id] });
    expect([(await ana.see(conversationID)).groupAtType, (await wei.see(conversationID)).groupAtType]).toEqual([1, 0]);
  });

  it('takes nobody whom its members may not write to', async () => {
    const foreign = (await aCentre(product.owner)).coach;
    const made = await lin.call('POST', 'groups', { groupName: 'Us', memberUserIDs: [foreign.membershipId] });
    expect(made.error.code).toBe('Trellis:ChatNotAllowed');
  });

  it('of a class begins with its coaches', async () => {
    const { id: classGroupId } = await product.owner
      .insertInto('app.class_groups')
      .values({ tenant_id: centre.tenantId, name: 'Bees', type: 'Class', capacity: 4 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await product.owner
      .insertInto('app.class_group_coaches')
      .values({ tenant_id: centre.tenantId, class_group_id: classGroupId, person_id: centre.coach.personId })
      .execute();
    const input = { groupName: 'Bees', memberUserIDs: [wei.id], classGroupId };
    const { conversationID, groupID } = (await ana.call<{ conversationID: string; groupID: string }>('POST', 'groups', input)).body;
    expect((await lin.see(conversationID)).showName).toBe('Bees');
    const { groups } = (await lin.call<{ groups: ChatGroup[] }>('GET', 'groups')).body;
    expect(groups).toEqual([expect.objectContaining({ groupID, groupType: 'class', memberCount: 3, isJoined: true })]);
    const foreign = await aTalker(product, (await aCentre(product.owner)).admin);
    expect((await foreign.call('POST', 'groups', { ...input, memberUserIDs: [foreign.id] })).status).toBe(404);
  });

  it('is found by people of its place, who may apply to it', async () => {
    const { conversationID, groupID } = await begin(lin, [ana]);
    const foreign = await aTalker(product, (await aCentre(product.owner)).coach);
    expect((await foreign.call<{ groups: [] }>('GET', 'groups')).body.groups).toEqual([]);
    expect((await foreign.call('POST', 'applications/group', { groupID })).status).toBe(404);
    await wei.call('POST', 'applications/group', { groupID, reqMsg: 'I cover room 2' });
    expect([await waiting(lin), await waiting(ana), await waiting(wei)]).toEqual([1, 0, 0]);
    const [asked] = await applications(lin);
    expect(asked).toMatchObject({ userID: wei.id, fromUserID: wei.id, groupID, toUserID: '', handleResult: 0, reqMsg: 'I cover room 2' });
    expect((await ana.call('POST', 'applications/answer', { id: asked?.id, handleResult: 1 })).status).toBe(404);
    await lin.call('POST', 'applications/answer', { id: asked?.id, handleResult: 1 });
    expect((await wei.read(conversationID)).at(-1)?.contentType).toBe(1510);
    expect((await wei.call('POST', 'applications/group', { groupID })).error.code).toBe('Trellis:ChatAlreadyMember');
  });
});

describe('an application to somebody of another place', () => {
  let far: Talker;
  beforeEach(async () => {
    far = await aTalker(product, (await aCentre(product.owner)).coach);
  });
  const apply = (reqMsg = 'We met at the training') =>
    lin.call<{ id: string }>('POST', 'applications/friend', { toUserID: far.id, reqMsg });

  it('replaces the former one, is counted until it was looked at, and opens both ways once it is accepted', async () => {
    const first = (await apply()).body.id;
    expect((await apply('Once more')).body.id).toBe(first);
    expect(await applications(far)).toEqual([
      expect.objectContaining({ fromUserID: lin.id, toUserID: far.id, groupID: '', handleResult: 0, reqMsg: 'Once more', isSeen: false }),
    ]);
    expect(await waiting(far)).toBe(1);
    await far.call('POST', 'applications/seen');
    expect(await waiting(far)).toBe(0);
    await apply('And again');
    expect(await waiting(far)).toBe(1);
    expect((await far.call('POST', 'conversation', { userID: lin.id })).error.code).toBe('Trellis:ChatNotAllowed');
    await far.call('POST', 'applications/answer', { id: first, handleResult: 1 });
    expect((await applications(lin, 'sent'))[0]?.handleResult).toBe(1);
    const id = await far.open(lin);
    expect((await lin.say(id, 'Good to hear from you')).status).toBe(200);
    expect((await apply()).error.code).toBe('Trellis:ChatAlreadyFriends');
    await far.call('POST', 'friends/delete', { userID: lin.id });
    expect((await lin.say(id, 'Hello?')).error.code).toBe('Trellis:ChatNotAllowed');
  });

  it('is answered once, by whom it is for', async () => {
    const { id } = (await apply()).body;
    for (const other of [lin, ana]) expect((await other.call('POST', 'applications/answer', { id, handleResult: 1 })).status).toBe(404);
    await far.call('POST', 'applications/answer', { id, handleResult: -1 });
    expect((await far.call('POST', 'applications/answer', { id, handleResult: 1 })).error.code).toBe('Trellis:ChatApplicationAnswered');
    expect((await lin.call('POST', 'conversation', { userID: far.id })).status).toBe(403);
  });

  it('does not reach somebody who blocked whoever asks', async () => {
    await apply();
    await far.call('POST', 'blocks', { userID: lin.id, isBlocked: true });
    expect((await apply()).error.code).toBe('Trellis:ChatBlocked');
  });
});
