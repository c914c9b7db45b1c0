// @ladle/react publishes .tsx sources as its types, which skipLibCheck cannot skip. This is what stories need.
import type { ComponentType, ReactNode } from 'react';

export type Story<P = object> = ComponentType<P> & {
  args?: Partial<P>;
  storyName?: string;
  decorators?: ((Component: ComponentType) => ReactNode)[];
};
export type StoryDefault<P = object> = { title?: string; args?: Partial<P> };
export type GlobalProvider = ComponentType<{ children: ReactNode }>;
