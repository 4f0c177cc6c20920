export { ClassFilter } from './class-filter.tsx';
