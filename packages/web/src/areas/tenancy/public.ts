export { useUserConfiguration } from './queries.ts';
