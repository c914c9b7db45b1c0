/**
 * The build of mapbox-gl with its worker in a file. The other build creates it from a blob, which our
 * Content-Security-Policy forbids.
 */
declare module 'mapbox-gl/dist/mapbox-gl-csp.js' {
  import mapboxgl from 'mapbox-gl';
  export default mapboxgl;
}
