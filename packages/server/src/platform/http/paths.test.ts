import { describe, expect, it } from 'vitest';
import { pathSpelling } from './paths.ts';

const spell = pathSpelling([
  '/api/rocketAdmin/schedule',
  '/api/rocketAdmin/schedule/today',
  '/api/rocketAdmin/schedule/{id}',
  '/api/us/File/{kind}/address/{id}',
]);

describe('the spelling of a path', () => {
  it.each([
    ['/API/ROCKETADMIN/SCHEDULE', '/api/rocketAdmin/schedule'],
    ['/api/rocketadmin/schedule/Today', '/api/rocketAdmin/schedule/today'],
    ['/Api/Us/file/feedbackImage/ADDRESS/Ab%2FCd', '/api/us/File/feedbackImage/address/Ab%2FCd'],
  ])('%s becomes %s', (path, expected) => {
    expect(spell(path)).toBe(expected);
  });

  it('leaves parameters as they came', () => {
    expect(spell('/api/ROCKETadmin/schedule/AbC-DeF')).toBe('/api/rocketAdmin/schedule/AbC-DeF');
  });

  it('prefers a fixed segment to a parameter', () => {
    expect(spell('/api/rocketAdmin/schedule/TODAY')).toBe('/api/rocketAdmin/schedule/today');
  });

  it('goes back to a parameter where the fixed segment leads nowhere', () => {
    const back = pathSpelling(['/a/Fixed/One', '/a/{id}/Two']);
    expect(back('/A/FIXED/two')).toBe('/a/FIXED/Two');
  });

  it('lets two calls spell a segment differently', () => {
    const both = pathSpelling(['/api/OfflinePlan/grant', '/api/offlinePlan/grants']);
    expect([both('/API/offlineplan/GRANT'), both('/API/offlineplan/GRANTS')]).toEqual([
      '/api/OfflinePlan/grant',
      '/api/offlinePlan/grants',
    ]);
  });

  it.each(['/API/unknown/Path', '/api/rocketAdmin/schedule/x/y', '/API/rocketadmin', '/', ''])(
    'leaves the unknown path "%s" unchanged',
    (path) => {
      expect(spell(path)).toBe(path);
    },
  );
});
