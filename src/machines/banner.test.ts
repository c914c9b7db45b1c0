import { bannerOracle } from './banner.oracle.ts';
import { bannerMachine } from './banner.ts';
import { proveMachine } from './testing/prove.ts';

proveMachine(bannerMachine, bannerOracle);
