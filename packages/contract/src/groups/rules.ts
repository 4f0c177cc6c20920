import { limits } from '../limits.ts';

/** How many children train together, from one with a coach of their own to a whole class. */
export const classTypes = ['OneToOne', 'OneToTwo', 'OneToThree', 'OneToFour', 'OneToFive', 'OneToSix', 'OneToMany', 'Class'] as const;
export type ClassType = (typeof classTypes)[number];

const { min, max } = limits.classCapacity;

/** How many children fit into a class: one into a one-to-one class, elsewhere its capacity. */
export const seatsOf = ({ type, capacity }: { type: ClassType; capacity: number }): number => (type === 'OneToOne' ? 1 : capacity);

/** The smallest capacity that a class may be given: a seat for each of its children, and one where there is none yet. */
export const leastCapacity = (childCount: number): number => Math.max(min, childCount);

/** The capacity that a type's name speaks of; the types that name no number take as many as there may be. */
export const capacityOfType = (type: ClassType): number => {
  const named = classTypes.indexOf(type) + 1;
  return type === 'OneToMany' || type === 'Class' ? max : named;
};
