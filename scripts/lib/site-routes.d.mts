export interface SiteRoute {
  path: string;
  group: string;
  name: string;
}

export const siteRoutes: (origin: string, language: string) => Promise<SiteRoute[]>;
