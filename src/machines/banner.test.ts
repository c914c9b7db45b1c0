import { proveMachine } from '#tests/machines/model/prove.ts';
import { bannerOracle } from '#tests/machines/oracles/banner.oracle.ts';
import { bannerMachine } from './banner.ts';

proveMachine(bannerMachine, bannerOracle);
