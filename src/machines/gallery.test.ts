import { galleryOracle } from './gallery.oracle.ts';
import { galleryMachine } from './gallery.ts';
import { proveMachine } from './testing/prove.ts';

proveMachine(galleryMachine, galleryOracle);
