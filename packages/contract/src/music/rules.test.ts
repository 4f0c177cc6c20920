import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { furthestSecond, isHeard, mayListen, mayPunchTrack, nextTrack, punchTrackFault } from './rules.ts';

const track = (position: number, isFinished = false, isPunched = false) => ({ id: `${position}`, position, isFinished, isPunched });

describe('listening in order', () => {
  it('opens the first track, then each one after those that were heard', () => {
    const tracks = [track(1), track(2), track(3)];
    expect(tracks.map(({ id }) => mayListen(tracks, id))).toEqual([true, false, false]);
    expect(mayListen([track(1, true), track(2)], '2')).toBe(true);
    expect(mayListen([track(1, true), track(2), track(3)], '3')).toBe(false);
  });

  it('lets a heard track be heard again', () => {
    expect(mayListen([track(1, true), track(2, true)], '1')).toBe(true);
  });

  it('refuses a track of another session', () => {
    expect(mayListen([track(1)], '9')).toBe(false);
    expect(mayPunchTrack([track(1, true)], '9')).toBe(false);
  });

  it('always offers a next track that may be listened to', () => {
    const states = fc.array(fc.tuple(fc.boolean(), fc.boolean()), { maxLength: 12 });
    fc.assert(
      fc.property(states, (given) => {
        const tracks = given.map(([isFinished, isPunched], at) => track(at + 1, isFinished, isPunched));
        const next = nextTrack(tracks);
        if (next) expect(mayListen(tracks, next.id)).toBe(true);
        else expect(tracks.every(({ isFinished, isPunched }) => isFinished || isPunched)).toBe(true);
      }),
    );
  });
});

describe('punching in order', () => {
  it('wants the earlier tracks punched and this one heard', () => {
    expect(punchTrackFault([track(1, true), track(2, true)], '2')).toBe('RocketSystem:TrackOutOfOrder');
    expect(punchTrackFault([track(1), track(2)], '1')).toBe('RocketSystem:TrackNotFinished');
    expect(punchTrackFault([track(1, true, true), track(2, true)], '2')).toBeUndefined();
  });

  it('takes a punch that is sent again', () => {
    expect(mayPunchTrack([track(1, true, true), track(2)], '1')).toBe(true);
  });
});

describe('progress', () => {
  it('keeps the furthest second within the track, in whatever order the packets arrive', () => {
    const second = fc.double({ min: 0, max: 600, noNaN: true });
    fc.assert(
      fc.property(fc.array(second), fc.integer({ min: 1, max: 400 }), (sent, duration) => {
        const kept = (packets: number[]) => packets.reduce((known, one) => furthestSecond(known, one, duration), 0);
        expect(kept(sent)).toBe(kept([...sent].reverse()));
        expect(kept(sent)).toBeLessThanOrEqual(duration);
      }),
    );
  });

  it('counts a track as heard near its end only', () => {
    expect(isHeard(89, 100)).toBe(false);
    expect(isHeard(90, 100)).toBe(true);
  });
});
