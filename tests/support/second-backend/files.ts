import { pasted, say, type Tongue } from './content.ts';
import { type BackendRequest, cut } from './pages-of-lists.ts';

const album = (tongue: Tongue, id: number) => ({
  id,
  atlasName: say(tongue, `外部相册/${id}`, `Foreign album: ${id}`),
  activityCoverUrl: '/files/album.jpg',
  imageVOs: null,
});

/** `/data/attached/page` */
export const albumPage = (tongue: Tongue, asked: BackendRequest) => ({
  records: cut(
    [501, 502].map((id) => album(tongue, id)),
    asked,
    { id: 599, atlasName: ' ' },
  ),
  count: 2,
});

/** `/data/attached/{id}` */
export const albumDetail = (tongue: Tongue, id: number) =>
  id === 501 || id === 502
    ? { ...album(tongue, id), imageVOs: [{ address: '/files/photo-1.jpg' }, { address: '' }, { id: 3 }] }
    : null;

/** `/attached/file/page`: accepts kinds as one text or as a list. */
export function filePage(given: readonly unknown[] | undefined, tongue: Tongue, asked: BackendRequest) {
  const kinds = [asked.atlasTypes].flat().map(String);
  const own = kinds.flatMap((kind) => [1, 2].map((place) => file(tongue, `${kind} ${place}`, place)));
  const files = given ?? own;
  return { list: cut(files, asked, { id: null, name: 'malformed' }), total: String(files.length) };
}

const file = (tongue: Tongue, name: string, place: number) => ({
  id: `file-${name}`,
  name: `${say(tongue, '外部', 'Foreign')} ${name}`,
  remark: pasted(say(tongue, '外部备注', 'Foreign remark')),
  sortLevel: String(place),
  imageVO: place === 1 ? { address: '/files/picture.jpg', id: 4 } : null,
  attachmentVO: [{ address: '/files/document.pdf' }, { address: null }],
  jumpUrl: '',
  supportingFacilityList: [
    {
      name: say(tongue, '客房', 'Rooms'),
      unit: say(tongue, '间', 'rooms'),
      quantitativeValue: 120,
      imageVO: null,
    },
    { name: null, quantitativeValue: 1 },
    { name: say(tongue, '床位', 'Beds'), unit: '', quantitativeValue: '180' },
  ],
});

/**
 * The zip of every album: one stored file, `photo.txt`, with the content `photo`. Written as bytes: local header, data,
 * central directory and its end.
 */
export const zipBytes = Buffer.from(
  [
    '504b03040a000000000000002100' + '1884b714' + '05000000' + '05000000' + '0900' + '0000',
    Buffer.from('photo.txtphoto').toString('hex'),
    '504b01021e030a000000000000002100' + '1884b714' + '05000000' + '05000000' + '0900',
    '0000' + '0000' + '0000' + '0000' + '00000000' + '00000000',
    Buffer.from('photo.txt').toString('hex'),
    '504b0506' + '0000' + '0000' + '0100' + '0100' + '37000000' + '2c000000' + '0000',
  ].join(''),
  'hex',
);
