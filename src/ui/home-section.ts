/** A section that on home stands for itself: as high as the screen on desktop, below the header, without a gap above. */
export const homeSection = 'home-section home:mt-0 home:md:min-h-svh home:md:pt-header-solid';
