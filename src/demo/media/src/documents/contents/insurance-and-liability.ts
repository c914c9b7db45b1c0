import { type Content, list, note, p, section, steps, table } from '../markup.ts';

export const insuranceAndLiability: Content = {
  zh: {
    lead: '谁要投什么保险、保额多少、出险怎么办，以及主办方、搭建商、展商与本馆之间的责任划分。',
    facts: [
      ['500 万元', '主办方公众责任险最低保额，每次事故'],
      ['200 万元', '搭建商公众责任险最低保额'],
      ['布展前 3 天', '保单提交时限'],
      ['24 小时', '出险报告时限'],
    ],
    sections: [
      section(
        '必须投保的险种',
        table(
          '投保人 | 险种 | 最低保额（万元）',
          `主办方 | 公众责任险，每次事故 | 500
主办方，日均三万人次以上 | 公众责任险，每次事故 | 1,000
主场搭建商 | 公众责任险，每次事故 | 300
展台搭建商 | 公众责任险，每次事故 | 200
各施工单位 | 意外伤害险，每人 | 80
运输与吊装单位 | 物流责任险，每次事故 | 300`,
        ),
        p('保险期间须覆盖布展首日至撤展清场。被保险人应包括本馆，附带条款中注明放弃代位追偿。'),
      ),
      section(
        '建议投保',
        list(
          '展品险：按展品价值，含往返运输与展期存放；贵重展品另投盗抢附加；',
          '取消险：因天气、公共卫生或交通中断延期、取消时的已付费用；',
          '雇主责任险：展商与搭建商的临时雇员；',
          '室外活动的天气险，按六级以上阵风或单日降水 25 毫米触发。',
        ),
        note('本馆的财产险只覆盖建筑与自有设备，不覆盖展台、展品与个人物品。'),
      ),
      section(
        '办理与提交',
        steps(
          '保单与保险凭证的副本，最迟于布展首日前三天上传。',
          '可通过本馆合作保险公司办理展期套餐：展台搭建 200 万元保额，每平方米 3 元，最低 200 元。',
        ),
      ),
      section(
        '责任划分',
        table(
          '事项 | 承担方',
          `建筑、公共设施、固定设备的缺陷 | 本馆
展台结构、用电与材料 | 展台搭建商，参展商负连带责任
展品及其演示造成的伤害 | 参展商
布展、撤展施工中的人员伤害 | 该人员的雇主
观众在公共区域受伤 | 按原因，由本馆或主办方
停电、停网超过两小时 | 本馆退还当日相应费用，不含间接损失
贵重展品丢失 | 未入库的由参展商自担`,
        ),
        p('合同另有约定的，以合同为准。本表不减轻任何一方依法应承担的责任。'),
      ),
      section(
        '发生事故',
        steps(
          '先救人：致电 023 0000 8110，危重同时拨 120。',
          '保护现场，拍照，记录时间、位置与在场人员的单位。',
          '展期通知现场经理，布展与撤展通知主场搭建商，双方共同填写《事故记录单》。',
          '二十四小时内向保险公司报案，三日内提交书面说明。',
          '人员重伤或财产损失超过十万元的，由本馆组织调查，十个工作日内形成报告。',
        ),
      ),
      section(
        '延期与取消',
        p(
          '因不可抗力无法举办的，已付场租全额转入新档期，一年内有效；无法改期的退还八成。因主办方原因取消的，按场地合同约定的阶段退还。因本馆原因无法提供展厅的，退还已付款项并按合同支付违约金。',
        ),
      ),
      section(
        '常见问题',
        list(
          '境外搭建商可使用本国保单，须附中文译本，并由中国境内的保险公司出具承保确认；',
          '仅布置标准展位、不施工的展商，可不投公众责任险。',
        ),
      ),
    ],
  },
  en: {
    lead: 'Who insures what and for how much, what to do after an accident, and who answers for what: organiser, builder, exhibitor and the centre.',
    facts: [
      ['5m yuan', 'Organiser’s public liability, least cover per event'],
      ['2m yuan', 'Builder’s public liability, least cover'],
      ['3 days', 'Before build-up: policies are sent in'],
      ['24 hours', 'Within which an accident is reported'],
    ],
    sections: [
      section(
        'Required cover',
        table(
          'Who | Insurance | At least (yuan)',
          `Organiser | Public liability, per event | 5,000,000
Organiser, above 30,000 visits a day | Public liability, per event | 10,000,000
Main contractor | Public liability, per event | 3,000,000
Stand builder | Public liability, per event | 2,000,000
Everyone who works on site | Accident, per person | 800,000
Freight and lifting | Carrier’s liability, per event | 3,000,000`,
        ),
        p(
          'Cover runs from the first day of build-up until the floor is clear. The centre is named as co-insured, and the insurer waives recourse against it.',
        ),
      ),
      section(
        'Recommended cover',
        list(
          'Exhibits: their value, both journeys and the days between; valuables with theft.',
          'Cancellation: what you have paid when weather, health rules or transport stop the show.',
          'Employer’s liability for temporary staff.',
          'Weather for events outdoors, from gusts of force 6 or 25 mm of rain in a day.',
        ),
        note(
          'Our own policy covers the building and our equipment. It does not cover stands, exhibits or belongings.',
        ),
      ),
      section(
        'Sending it in',
        steps(
          'Upload copies of policy and certificate no later than three days before build-up.',
          'Our partner insurer sells a package for stand builders: two million yuan of cover at 3 yuan per m², 200 at least.',
        ),
      ),
      section(
        'Who answers for what',
        table(
          'What | Who',
          `Faults in the building and fixed equipment | The centre
Structure, wiring and material of a stand | Its builder, jointly with the exhibitor
Harm done by exhibits and demonstrations | The exhibitor
Workers hurt during build-up or breakdown | Their employer
Visitors hurt in public areas | The centre or the organiser, by cause
More than two hours without power or data | The centre refunds the day; no consequential loss
Valuables lost outside the vault | The exhibitor`,
        ),
        p(
          'Where your contract says otherwise, the contract holds. Nothing here takes away what the law lays on anyone.',
        ),
      ),
      section(
        'After an accident',
        steps(
          'People first: call +86 23 0000 8110, and 120 if it is serious.',
          'Keep the place as it is; take photographs; note time, place and the companies of those present.',
          'Tell the duty manager, during build-up and breakdown the main contractor, and fill in the accident record together.',
          'Report to the insurer within 24 hours and in writing within three days.',
          'After serious injury or damage above 100,000 yuan we hold an inquiry and report within ten working days.',
        ),
      ),
      section(
        'Postponed or cancelled',
        p(
          'If force majeure stops an event, the hire you have paid moves to new dates within a year; if there are none, eighty per cent comes back. If you cancel, the stages in your contract apply. If we cannot provide the hall, you are repaid and receive the penalty agreed.',
        ),
      ),
      section(
        'Often asked',
        list(
          'Builders from abroad may use a policy from home, with a Chinese translation and confirmation by an insurer in China.',
          'If you only dress a shell stand and build nothing, you need no public liability.',
        ),
      ),
    ],
  },
};
