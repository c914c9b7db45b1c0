import * as z from 'zod';
import type { ReadCallName } from '#schemas/calls.ts';
import { centerLabels } from '#schemas/enumeration-labels.ts';
import { label } from '#schemas/label.ts';
import type { Localised } from '#schemas/language.ts';

/** What editors read for a call that a block takes its content from. A call without a line here is no source. */
const callLabels = {
  bannersOfColumn: { zh: '栏目的轮播图', en: 'Slides of a column' },
  footerConfig: { zh: '页脚设置', en: 'The footer' },
  remoteConfig: { zh: '站点资料', en: 'Site information' },
  introduction: { zh: '场馆介绍', en: 'Introduction of a centre' },
  newsPage: { zh: '新闻，最新在前', en: 'News, newest first' },
  newsDetail: { zh: '网址所指的新闻', en: 'The news item of the address' },
  articlePage: { zh: '公告，最新在前', en: 'Notices, newest first' },
  articleDetail: { zh: '网址所指的公告', en: 'The notice of the address' },
  scheduleList: { zh: '展会与会议排期', en: 'Shows and meetings' },
  operationServices: { zh: '运营服务', en: 'Operation services' },
  technicalParameters: { zh: '技术参数', en: 'Technical data' },
  activityAtlasPage: { zh: '活动图集，最新在前', en: 'Event pictures, newest first' },
  activityAtlasDetail: { zh: '网址所指的活动图集', en: 'The event pictures of the address' },
  venues: { zh: '展览场馆', en: 'Exhibition halls' },
  meetingVenues: { zh: '会议场馆', en: 'Meeting rooms' },
  albumPage: { zh: '相册', en: 'Albums' },
  filePage: { zh: '资料与周边', en: 'Files and places nearby' },
} satisfies Partial<Record<ReadCallName, Localised>>;

/** Names of the remote configs and of their parts, and the key of the footer. */
export const configLabels = {
  foot: { zh: '页脚设置', en: 'The footer' },
  'official.header.logo': { zh: '页头标志', en: 'Logos of the header' },
  'official.vr.config': { zh: 'VR 看馆', en: 'VR tour' },
  'official.contactUs.config': { zh: '联系我们', en: 'Contact' },
  'official.companyProfile.config': { zh: '公司简介', en: 'Company profile' },
};

/**
 * Describes a call of the contract, and which part of its answer a block shows.
 *
 * @param params what the call is made with; an object schema, which may have a `prefault`
 * @returns the schema of `{ call, params }`, with which editors choose the source
 * @example
 * callSource('introduction', z.object({ type: centre }));
 */
export const callSource = <const Call extends keyof typeof callLabels, Params extends z.ZodType>(
  call: Call,
  params: Params,
) =>
  z.object({
    /** Call of the contract that answers with the content. */
    call: label(z.literal(call), { zh: '来源', en: 'Source', values: { [call]: callLabels[call] } }),
    /** Which part of the content is shown. */
    params: label(params, { zh: '范围', en: 'Selection' }),
  });

/** 1 is the exhibition centre, 2 the convention centre. */
export const centre = label(z.int().min(1).max(2), { zh: '所属中心', en: 'Centre', values: centerLabels });

/** The introduction of one centre. */
export const introductionSource = callSource(
  'introduction',
  z.object({
    /** Centre that is introduced. */
    type: centre,
  }),
);

/** @returns the schema of a source that is one remote config */
export const configSource = <const Key extends Exclude<keyof typeof configLabels, 'foot'>>(key: Key) =>
  callSource(
    'remoteConfig',
    z.object({
      /** Key of the remote config. */
      key: label(z.literal(key), { zh: '资料', en: 'Information', values: configLabels }),
    }),
  );

/** The footer's config, which has a call of its own. */
export const footerSource = callSource(
  'footerConfig',
  z.object({
    /** Key of the footer. */
    key: label(z.literal('foot'), { zh: '资料', en: 'Information', values: configLabels }),
  }),
);
