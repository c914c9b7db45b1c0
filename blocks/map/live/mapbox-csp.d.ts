/** The build of mapbox-gl whose worker is a file: the other one makes it from a text, which our policy forbids. */
declare module 'mapbox-gl/dist/mapbox-gl-csp.js' {
  import mapboxgl from 'mapbox-gl';
  export default mapboxgl;
}
