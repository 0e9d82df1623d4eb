import { lazy, type ComponentType } from 'react';
import { routePaths, type RoutePath } from '#domain/routes.ts';
import { pageParts } from './pageParts.ts';

/** A page whose code is fetched when it is first opened. */
const page = (path: RoutePath): [RoutePath, ComponentType] => [
  path,
  lazy(async () => ({ default: await pageParts[path]() })),
];

/** The pages, by their path. */
export const pages = Object.fromEntries(routePaths.map(page)) as Readonly<
  Record<RoutePath, ComponentType>
>;
