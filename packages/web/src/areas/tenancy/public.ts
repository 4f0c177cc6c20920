export { useUserConfiguration } from './tenants/queries.ts';
