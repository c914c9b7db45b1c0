import { defineTexts, type LocalisedMessages } from '#i18n/i18n.ts';
import type { EditorCallName } from '#schemas/editor/calls.ts';

/** The calls that change data of the site; only these are in the audit log. */
type AuditedCall = Exclude<
  EditorCallName,
  | 'session'
  | 'readLink'
  | 'listAccounts'
  | 'listAudit'
  | 'listEntries'
  | 'readEntry'
  | 'presence'
  | 'history'
  | 'readVersion'
  | 'bin'
  | 'listPages'
  | 'canvas'
  | 'sample'
  | 'listMedia'
  | 'listPreviewLinks'
  | 'listReleases'
  | 'listTranslations'
  | 'exportTranslations'
  | 'home'
  | 'markHomeSeen'
  | 'listReviews'
  | 'readReview'
  | 'listColleagues'
  | 'checkReadiness'
  | 'readReadinessRules'
  | 'linkedFrom'
  | 'sectionUses'
  | 'listSessions'
  | 'passkeyChallenge'
  | 'signInWithPasskey'
  | 'readFactors'
  | 'newTotp'
  | 'newPasskey'
  | 'readMedia'
  | 'mediaUses'
  | 'listRequests'
  | 'unread'
  | 'readRequest'
  | 'search'
  | 'mediaVersions'
  | 'listViews'
  | 'saveView'
  | 'removeView'
>;

/** Descriptions of calls in the audit log. */
export const auditTexts = defineTexts({
  zh: {
    signIn: '登录',
    signOut: '退出登录',
    signOutEverywhere: '在所有设备上退出',
    signInWithCode: '使用恢复码登录',
    addTotp: '添加验证器应用',
    removeTotp: '移除验证器应用',
    addPasskey: '添加通行密钥',
    removePasskey: '移除通行密钥',
    newRecoveryCodes: '重新生成恢复码',
    resetFactors: '重置同事的两步验证',
    endSession: '退出一台设备',
    endOtherSessions: '退出其他设备',
    changePassword: '修改密码',
    useLink: '使用一次性链接',
    invite: '邀请同事',
    revokeInvitation: '撤回邀请',
    resetLink: '生成密码重置链接',
    mailLink: '用邮件发送链接',
    changeAccount: '更改账号',
    saveDrafts: '保存草稿',
    discardDrafts: '放弃草稿',
    publish: '发布',
    addRelease: '新建发布计划',
    changeRelease: '修改发布计划',
    cancelRelease: '取消发布计划',
    runRelease: '按计划发布',
    takeDown: '取下',
    importTranslations: '导入译文',
    markReady: '提交审核',
    withdrawReview: '撤回审核',
    sendBack: '退回草稿',
    addComment: '添加批注',
    resolveThread: '解决或重新打开批注',
    changeReadinessRules: '修改发布前检查',
    restoreVersion: '恢复旧版本',
    previewLink: '生成预览链接',
    revokePreviewLink: '撤回预览链接',
    uploadMedia: '上传文件',
    replaceMedia: '替换文件',
    restoreMedia: '换回文件的旧版本',
    arrangeMedia: '整理文件',
    changeMedia: '修改图库文件',
    removeMedia: '删除图库文件',
    markRequest: '标记申请',
    setRequestStatus: '更改申请状态',
    assignRequest: '更改申请负责人',
    addRequestNote: '添加处理记录',
    removeRequest: '删除申请',
  },
  en: {
    signIn: 'Signed in',
    signOut: 'Signed out',
    signOutEverywhere: 'Signed out everywhere',
    signInWithCode: 'Signed in with a recovery code',
    addTotp: 'Added an authenticator app',
    removeTotp: 'Removed the authenticator app',
    addPasskey: 'Added a passkey',
    removePasskey: 'Removed a passkey',
    newRecoveryCodes: 'Made new recovery codes',
    resetFactors: 'Reset two-step sign-in of an account',
    endSession: 'Signed out a device',
    endOtherSessions: 'Signed out other devices',
    changePassword: 'Changed the password',
    useLink: 'Used a one-time link',
    invite: 'Invited somebody',
    revokeInvitation: 'Revoked an invitation',
    resetLink: 'Made a reset link',
    mailLink: 'Sent a link by e-mail',
    changeAccount: 'Changed an account',
    saveDrafts: 'Saved a draft',
    discardDrafts: 'Discarded a draft',
    publish: 'Published',
    addRelease: 'Planned a release',
    changeRelease: 'Changed a release',
    cancelRelease: 'Cancelled a release',
    runRelease: 'Ran a release',
    takeDown: 'Took something down',
    importTranslations: 'Imported translations',
    markReady: 'Marked a draft ready for review',
    withdrawReview: 'Withdrew a draft from review',
    sendBack: 'Sent a draft back',
    addComment: 'Commented',
    resolveThread: 'Resolved or reopened a comment',
    changeReadinessRules: 'Changed what blocks publishing',
    restoreVersion: 'Restored a version',
    previewLink: 'Made a preview link',
    revokePreviewLink: 'Revoked a preview link',
    uploadMedia: 'Uploaded a file',
    replaceMedia: 'Replaced a file',
    restoreMedia: 'Restored an earlier version of a file',
    arrangeMedia: 'Sorted files',
    changeMedia: 'Changed a media file',
    removeMedia: 'Deleted a media file',
    markRequest: 'Marked a request',
    setRequestStatus: 'Changed the status of a request',
    assignRequest: 'Assigned a request',
    addRequestNote: 'Added a note to a request',
    removeRequest: 'Deleted a request',
  },
}) satisfies LocalisedMessages<Record<AuditedCall, string>>;
