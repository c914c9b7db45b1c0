import type { Migration } from 'kysely/migration';
import type { Columns } from '../dialects/engine.ts';
import { content } from './0001-content.ts';
import { submissions } from './0002-submissions.ts';
import { ranges } from './0003-ranges.ts';
import { outbox } from './0004-outbox.ts';
import { requestChanges } from './0005-request-changes.ts';
import { accounts } from './0006-accounts.ts';
import { editorial } from './0007-editorial.ts';
import { media } from './0008-media.ts';
import { inbox } from './0009-inbox.ts';
import { cleanItems } from './0010-clean-items.ts';
import { previewLinks } from './0011-preview-links.ts';
import { changedTags } from './0012-changed-tags.ts';
import { secondFactors } from './0013-second-factors.ts';
import { pageIdentity } from './0014-page-identity.ts';
import { releases } from './0015-releases.ts';
import { releasePreviews } from './0016-release-previews.ts';
import { upgrades } from './0017-upgrades.ts';
import { mediaLeases } from './0018-media-leases.ts';
import { twoPeople } from './0019-two-people.ts';
import { translations } from './0020-translations.ts';
import { reviews } from './0021-reviews.ts';
import { accountLimits } from './0022-account-limits.ts';
import { searchIndex } from './0023-search-index.ts';
import { mediaVersions } from './0024-media-versions.ts';
import { assignment } from './0025-assignment.ts';
import { pictureInk } from './0026-picture-ink.ts';
import { savedViews } from './0027-saved-views.ts';
import { mediaCrops } from './0028-media-crops.ts';
import { noteKeys } from './0029-note-keys.ts';
import { mediaChanges } from './0030-media-changes.ts';

/**
 * All migrations, ordered by name. A new migration is a new file and a line here; never edit a released one.
 * **Migrations only add** (tables, nullable columns, indexes, views): while a new version starts, the previous one
 * still runs on the same tables, and may start on them again. A migration that removes what an earlier release has used
 * adds to `required_migration` the migrations with which releases stopped using it (decision 048).
 */
export const migrations: Readonly<Record<string, (columns: Columns) => Migration>> = {
  '0001-content': content,
  '0002-submissions': submissions,
  '0003-ranges': ranges,
  '0004-outbox': outbox,
  '0005-request-changes': requestChanges,
  '0006-accounts': accounts,
  '0007-editorial': editorial,
  '0008-media': media,
  '0009-inbox': inbox,
  '0010-clean-items': cleanItems,
  '0011-preview-links': previewLinks,
  '0012-changed-tags': changedTags,
  '0013-second-factors': secondFactors,
  '0014-page-identity': pageIdentity,
  '0015-releases': releases,
  '0016-release-previews': releasePreviews,
  '0017-upgrades': upgrades,
  '0018-media-leases': mediaLeases,
  '0019-two-people': twoPeople,
  '0020-translations': translations,
  '0021-reviews': reviews,
  '0022-account-limits': accountLimits,
  '0023-search-index': searchIndex,
  '0024-media-versions': mediaVersions,
  '0025-assignment': assignment,
  '0026-picture-ink': pictureInk,
  '0027-saved-views': savedViews,
  '0028-media-crops': mediaCrops,
  '0029-note-keys': noteKeys,
  '0030-media-changes': mediaChanges,
};
