import { type Role, roles } from '#schemas/editor/call.ts';

/** Who may make which call, written out here: a slip in the table of calls must turn a test red. */
const matrix = `
call               visitor  editor  publisher  administrator
session            yes      yes     yes        yes
signIn             yes      yes     yes        yes
readLink           yes      yes     yes        yes
useLink            yes      yes     yes        yes
signOut            -        yes     yes        yes
signOutEverywhere  -        yes     yes        yes
listSessions       -        yes     yes        yes
endSession         -        yes     yes        yes
endOtherSessions   -        yes     yes        yes
changePassword     -        yes     yes        yes
signInWithCode     yes      yes     yes        yes
passkeyChallenge   yes      yes     yes        yes
signInWithPasskey  yes      yes     yes        yes
readFactors        -        yes     yes        yes
newTotp            -        yes     yes        yes
addTotp            -        yes     yes        yes
removeTotp         -        yes     yes        yes
newPasskey         -        yes     yes        yes
addPasskey         -        yes     yes        yes
removePasskey      -        yes     yes        yes
newRecoveryCodes   -        yes     yes        yes
resetFactors       -        -       -          yes
listAccounts       -        -       -          yes
invite             -        -       -          yes
revokeInvitation   -        -       -          yes
resetLink          -        -       -          yes
mailLink           -        -       -          yes
changeAccount      -        -       -          yes
listAudit          -        -       -          yes
listEntries        -        yes     yes        yes
readEntry          -        yes     yes        yes
presence           -        yes     yes        yes
saveDrafts         -        yes     yes        yes
discardDrafts      -        yes     yes        yes
publish            -        -       yes        yes
history            -        yes     yes        yes
readVersion        -        yes     yes        yes
restoreVersion     -        yes     yes        yes
bin                -        yes     yes        yes
listPages          -        yes     yes        yes
canvas             -        yes     yes        yes
sample             -        yes     yes        yes
linkedFrom         -        yes     yes        yes
sectionUses        -        yes     yes        yes
previewLink        -        yes     yes        yes
listPreviewLinks   -        yes     yes        yes
revokePreviewLink  -        yes     yes        yes
listReleases       -        yes     yes        yes
addRelease         -        -       yes        yes
changeRelease      -        -       yes        yes
cancelRelease      -        -       yes        yes
runRelease         -        -       yes        yes
takeDown           -        -       yes        yes
listTranslations   -        yes     yes        yes
exportTranslations -        yes     yes        yes
importTranslations -        yes     yes        yes
home               -        yes     yes        yes
markHomeSeen       -        yes     yes        yes
listReviews        -        yes     yes        yes
readReview         -        yes     yes        yes
markReady          -        yes     yes        yes
withdrawReview     -        yes     yes        yes
sendBack           -        -       yes        yes
addComment         -        yes     yes        yes
resolveThread      -        yes     yes        yes
listColleagues     -        yes     yes        yes
checkReadiness     -        yes     yes        yes
readReadinessRules -        yes     yes        yes
changeReadinessRules -        -       yes        yes
listMedia          -        yes     yes        yes
readMedia          -        yes     yes        yes
changeMedia        -        yes     yes        yes
arrangeMedia       -        yes     yes        yes
mediaVersions      -        yes     yes        yes
restoreMedia       -        -       yes        yes
removeMedia        -        -       yes        yes
mediaUses          -        yes     yes        yes
listRequests       -        yes     yes        yes
unread             -        yes     yes        yes
readRequest        -        yes     yes        yes
markRequest        -        yes     yes        yes
setRequestStatus   -        yes     yes        yes
assignRequest      -        yes     yes        yes
addRequestNote     -        yes     yes        yes
removeRequest      -        -       -          yes
search             -        yes     yes        yes
listViews          -        yes     yes        yes
saveView           -        yes     yes        yes
removeView         -        yes     yes        yes
`;

/** Columns of the matrix by call. */
export const allowedCallers: ReadonlyMap<string, { visitor: boolean; roles: readonly Role[] }> = new Map(
  matrix
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(/ +/))
    .map(([name = '', visitor, ...byRole]) => [
      name,
      { visitor: visitor === 'yes', roles: roles.filter((_, column) => byRole[column] === 'yes') },
    ]),
);
