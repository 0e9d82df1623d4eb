import { createContext, use } from 'react';
import type { createServices } from './createServices.ts';

/** The services of the state hooks. The app provides the real ones, Storybook its own. */
export type Services = ReturnType<typeof createServices>;

export const ServicesContext = createContext<Services | null>(null);

/**
 * Creates a getter for a service that only some pages need. The first page that needs it creates it, once for each set of
 * services. It stays when that page is left.
 */
export function lazyService<Service>() {
  const made = new WeakMap<Services, Service>();
  return (services: Services, create: (services: Services) => Service): Service => {
    const service = made.get(services) ?? create(services);
    made.set(services, service);
    return service;
  };
}

/** Returns the current services. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('ServicesContext is missing: render inside the app providers.');
  return services;
}
