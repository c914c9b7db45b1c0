import type { Call } from '#schemas/calls.ts';

/** A group of calls in the document. */
interface Area {
  name: string;
  description: string;
  /** Prefixes of its calls' paths. */
  paths: readonly string[];
}

export const requestsArea: Area = {
  name: 'Requests',
  description:
    'What visitors send: booking requests, complaints and suggestions. The only calls that change anything.',
  paths: [],
};

export const pagesArea: Area = {
  name: 'Pages',
  description: 'How this site itself is put together. Existing backends have none of these.',
  paths: ['/api/'],
};

const contentAreas: readonly Area[] = [
  {
    name: 'Site',
    description: 'Menu, banners, footer and remote configs: what stands around the pages.',
    paths: ['/menu/', '/content/', '/footer/', '/vrexhibition/'],
  },
  {
    name: 'Centres',
    description: 'The exhibition and the conference centre: introduction, venues, services, technical data.',
    paths: ['/exhibition/', '/sitemangement/', '/meet/', '/operate/', '/technical/'],
  },
  {
    name: 'Schedule',
    description: 'Shows and meetings by date, and the pictures of past ones.',
    paths: ['/site/', '/activity/'],
  },
  { name: 'Articles', description: 'News and notices.', paths: ['/news/', '/article/'] },
  {
    name: 'Library',
    description: 'Albums, videos, manuals, and the lists of dining, transport, sights and hotels.',
    paths: ['/data/', '/image/', '/attached/'],
  },
];

/** Every area, in the order of the document. */
export const areas: readonly Area[] = [...contentAreas, requestsArea, pagesArea];

/**
 * The area of a call: requests for calls that create something, otherwise by path; `Site` if no area matches.
 */
export function areaOf({ path, creates }: Pick<Call, 'path' | 'creates'>): string {
  if (creates) return requestsArea.name;
  const area = contentAreas.find(({ paths }) => paths.some((start) => path.startsWith(start)));
  return area?.name ?? 'Site';
}
