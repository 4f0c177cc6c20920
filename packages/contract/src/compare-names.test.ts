import { expect, test } from 'vitest';
import { compareNames } from './compare-names.ts';

test('names stand as people look for them', () => {
  const names = ['Sala 10', 'Zoe', 'de la Cruz', '张三', 'Sala 2', 'Delgado', 'Álvaro', '李四', 'Alba', '阿明', 'Ñandú', 'Oscar'];
  expect(names.toSorted(compareNames).join(', ')).toBe(
    '阿明, 李四, 张三, Alba, Álvaro, de la Cruz, Delgado, Ñandú, Oscar, Sala 2, Sala 10, Zoe',
  );
});
