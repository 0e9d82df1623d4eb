import type { AccountKind } from './account.ts';

/** Companies that house, build, make and move things. */
export const industryAccounts: Readonly<
  Record<'landlords' | 'builders' | 'makers' | 'carriers', AccountKind>
> = {
  landlords: {
    noun: 'property manager',
    clues: /landlord|propert|tenant|letting|housing|real estate/i,
    suffixes: ['Estates', 'Residential', 'Property'],
    does: [
      'looks after four thousand rented homes',
      'manages mixed buildings with shops and flats',
      'lets furnished homes to relocating staff',
    ],
    news: [
      'took on two more housing estates',
      'put tenant requests into an app',
      'started renovating its older buildings',
    ],
    efforts: [
      'answering tenants faster with the same team',
      'lower running costs in older buildings',
      'shorter gaps between tenants',
    ],
    roles: ['Head of Property', 'Facilities Manager', 'Asset Manager', 'Tenant Services Lead'],
  },
  builders: {
    noun: 'construction firm',
    clues: /construct|builder|contractor|architect|renovat/i,
    suffixes: ['Construction', 'Build', 'Contracting'],
    does: [
      'builds schools and medical centres',
      'renovates offices while people work in them',
      'puts up timber homes in small developments',
    ],
    news: [
      'broke ground on a development of sixty homes',
      'won the contract for a town library',
      'took over a local joinery',
    ],
    efforts: [
      'keeping projects on schedule with fewer people',
      'suppliers who keep their delivery dates',
      'proving the footprint of each building',
    ],
    roles: [
      'Project Director',
      'Procurement Manager',
      'Commercial Director',
      'Site Operations Lead',
    ],
  },
  makers: {
    noun: 'manufacturer',
    clues: /manufactur|factory|production|plant|producer|engineer/i,
    suffixes: ['Works', 'Industries', 'Manufacturing'],
    does: [
      'makes fittings and small components in series',
      'produces packaging for food companies',
      'builds machines for small workshops',
    ],
    news: [
      'commissioned a second production line',
      'brought part of its assembly back from abroad',
      'passed its first energy audit',
    ],
    efforts: [
      'less downtime on its oldest line',
      'finding skilled staff for the late shift',
      'a second source for critical supplies',
    ],
    roles: ['Plant Manager', 'Head of Purchasing', 'Production Director', 'Quality Manager'],
  },
  carriers: {
    noun: 'logistics company',
    clues: /logistic|freight|warehouse|transport|courier|fleet|import/i,
    suffixes: ['Logistics', 'Freight', 'Transport'],
    does: [
      'moves chilled goods overnight',
      'stores and ships parcels for online shops',
      'runs regional lorries for manufacturers',
    ],
    news: [
      'opened a cross-dock beside the motorway',
      'ordered its first electric lorries',
      'won a three-year contract with a grocery chain',
    ],
    efforts: [
      'fewer empty kilometres',
      'keeping drivers for longer than a year',
      'showing customers where a delivery is',
    ],
    roles: ['Operations Director', 'Fleet Manager', 'Head of Customer Service', 'Depot Manager'],
  },
};
