import { proveMachine } from '#tests/machines/model/prove.ts';
import { galleryOracle } from '#tests/machines/oracles/gallery.oracle.ts';
import { galleryMachine } from './gallery.ts';

proveMachine(galleryMachine, galleryOracle);
