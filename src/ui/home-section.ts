/** Classes of a full section on home: on desktop as high as the screen, below the header, without a gap above. */
export const homeSection = 'home-section home:mt-0 home:md:min-h-svh home:md:pt-header-solid';
