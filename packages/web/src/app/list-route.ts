import { createRoute, type RouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { readTextSearch, type TextSearch } from '../ui/list-search.ts';
import { root } from './root.tsx';

const validateSearch = (raw: Partial<TextSearch> & SearchSchemaInput): TextSearch => readTextSearch(raw);

/** The address of a list that is searched by a text and nothing else. */
export const listRoute = <const Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => root, path, validateSearch, component });
