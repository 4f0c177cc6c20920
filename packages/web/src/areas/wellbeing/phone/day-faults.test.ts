import { expect, it } from 'vitest';
import { faultsOfDay } from './day-faults.ts';

const night = { bedTime: '20:30', asleepTime: '21:00', wokeTime: '06:30', wakings: 0, quality: 4 };

it('finds nothing wrong with a whole day', () => {
  expect(faultsOfDay('sleep', night)).toEqual({});
  expect(faultsOfDay('exercise', { activity: 'Cycling', minutes: 40, intensity: 'Light' })).toEqual({});
});

it('names what is missing, what goes too far, and times that do not follow each other', () => {
  expect(faultsOfDay('nutrition', { meals: 4, vegetables: null, water: 31 })).toEqual({
    vegetables: 'required',
    water: 'bounds',
    sugar: 'required',
  });
  expect(faultsOfDay('exercise', { activity: 'Cycling', minutes: 1.5, intensity: 'Light' })).toEqual({ minutes: 'bounds' });
  expect(faultsOfDay('sleep', { ...night, asleepTime: '20:00' })).toEqual({ asleepTime: 'night' });
  expect(faultsOfDay('sleep', { ...night, asleepTime: '20:00', quality: null })).toEqual({ quality: 'required' });
});
