import type { FullText } from './types.ts'

export interface LegalTextSeed {
  kind: 'privacy' | 'cookies' | 'disclaimer' | 'eula'
  version: string
  /** Day in China. */
  effectiveAt: string
  title: FullText
  /** One in each line; the first version has none. */
  changes?: FullText
  body: FullText
}

const privacyTitle = { zh: '隐私政策', en: 'Privacy policy' }
const cookiesTitle = { zh: 'Cookie说明', en: 'Cookie notice' }
const disclaimerTitle = { zh: '免责声明', en: 'Disclaimer' }
const eulaTitle = { zh: '最终用户许可协议', en: 'End-user licence agreement' }

export const legalTexts: LegalTextSeed[] = [
  {
    kind: 'privacy',
    version: '1.0',
    effectiveAt: '2025-06-01',
    title: privacyTitle,
    body: {
      zh: `浏览本站不需要账户。您写信或打电话给我们时，我们才得到您的信息。

## 我们得到什么

- 咨询和故障报告：您写的内容、附件和联系方式，用于答复。
- 索取软件：文件、版本、时间和您接受的许可协议版本，用于许可管理和安全通知。
- 申请职位：简历和申请材料，只用于招聘。

## 保存多久

咨询保存36个月。申请材料保存12个月。许可记录在许可有效期内保存。

## 谁看得到

负责答复的员工。我们不出售信息，也不交给广告商。

## 您的权利

查询、更正或删除您的信息，请写信给privacy@armilla.example，我们在30天内答复。`,
      en: `Reading this site needs no account. We receive your data when you write or call.

## What we receive

- An enquiry or a report of a fault: what you write, your attachments and how to reach you, in order to answer.
- A request for software: file, version, time and the version of the licence agreement you accepted, for licensing and security notices.
- An application: your CV and papers, for recruiting only.

## How long we keep it

Enquiries are kept for 36 months. Application papers are kept for 12 months. Licence records are kept while the licence is valid.

## Who sees it

The staff who answer. We sell no data and give none to advertisers.

## Your rights

To see, correct or delete your data, write to privacy@armilla.example. We answer within 30 days.`,
    },
  },
  {
    kind: 'privacy',
    version: '2.0',
    effectiveAt: '2026-11-01',
    title: privacyTitle,
    changes: {
      zh: '新增账户一节：注册和登录时保存什么。\n咨询的保存期由36个月缩短为24个月，申请材料由12个月缩短为6个月。\n写明上传的文件存在哪里、谁能打开。\n答复期限由30天改为15天。',
      en: 'A section on accounts is new: what is kept when you register and sign in.\nEnquiries are kept for 24 months instead of 36, application papers for 6 instead of 12.\nIt now says where uploaded files are and who can open them.\nWe answer within 15 days instead of 30.',
    },
    body: {
      zh: `浏览本站不需要账户。您注册账户、写信、提交表单或打电话给我们时，我们才得到您的信息。

## 我们得到什么

- 账户：姓名、邮箱、语言和密码的散列值，用于登录；登录时还保存时间、浏览器名称和网络地址的散列值，用于防止他人盗用。
- 咨询和故障报告：您写的内容、附件和联系方式，用于答复。
- 索取软件：文件、版本、时间和您接受的许可协议版本，用于许可管理和安全通知。
- 申请职位：简历和申请材料，只用于招聘。

工作人员的后台账户保存姓名、邮箱和密码的散列值。

## 上传的文件

文件存在我们自己的服务器上，没有公开的地址。能打开的只有负责这类来件的员工，每次打开都有记录。

## 保存多久

咨询保存24个月。申请材料保存6个月，到期连同文件一起删除。许可记录在许可有效期内保存。没有提交的表单，所附文件在一天后删除。

## 谁看得到

负责答复的员工。我们不出售信息，也不交给广告商。

## 浏览器里保存的内容

见[Cookie说明](/cookies)：一个语言Cookie，用单位账户登录时另有一个，最长10分钟；登录后还有一个，用来认出您的浏览器；以及本地存储里的语言、偏好、写到一半的工单和登录凭证。

## 您的权利

查询、更正、导出或删除您的信息，或撤回同意，请写信给privacy@armilla.example，我们在15天内答复。撤回之前的处理不受影响。`,
      en: `Reading this site needs no account. We receive your data when you create one, write, send a form or call.

## What we receive

- An account: name, e-mail address, language and a hash of the password, to sign you in; when you sign in, also the time, the name of your browser and a hash of your network address, to keep others out.
- An enquiry or a report of a fault: what you write, your attachments and how to reach you, in order to answer.
- A request for software: file, version, time and the version of the licence agreement you accepted, for licensing and security notices.
- An application: your CV and papers, for recruiting only.

For staff, the admin keeps an account with name, mail address and a hash of the password.

## Files you upload

They are on our own servers and have no public address. Only the staff who answer that kind of message can open them, and each opening is recorded.

## How long we keep it

Enquiries are kept for 24 months. Application papers are kept for 6 months and then erased with their files. Licence records are kept while the licence is valid. Files of a form that was never sent are erased after a day.

## Who sees it

The staff who answer. We sell no data and give none to advertisers.

## What your browser keeps

It is listed in the [cookie notice](/cookies): one cookie for the language, a second for at most 10 minutes while you sign in with your organisation’s account, one that knows your browser again once you have signed in, and in local storage the language, your preferences, a ticket you have begun and, while you are signed in, your session.

## Your rights

To see, correct, export or delete your data, or to withdraw a consent, write to privacy@armilla.example. We answer within 15 days. What was done before a withdrawal stays lawful.`,
    },
  },
  {
    kind: 'cookies',
    version: '1.0',
    effectiveAt: '2025-06-01',
    title: cookiesTitle,
    body: {
      zh: `## Cookie

- lang：记住您选择的语言，保存365天。

## 本地存储

浏览器的本地存储另外保存三项：lang（语言）、theme（浅色或深色）和portico.dismissed（您关闭过的公告）。它们只留在您的浏览器里。

## 没有的东西

本站没有统计、广告和第三方Cookie。

## 怎样清除

请用浏览器的清除网站数据功能。疑问请写信给privacy@armilla.example。`,
      en: `## Cookie

- lang remembers the language you chose and is kept for 365 days.

## Local storage

The browser’s local storage keeps three more entries: lang (the language), theme (light or dark) and portico.dismissed (the announcements you closed). They stay in your browser.

## What there is not

There are no cookies for statistics, advertising or third parties.

## How to remove it

Clear the data of this site in your browser. Questions: privacy@armilla.example.`,
    },
  },
  {
    kind: 'cookies',
    version: '2.0',
    effectiveAt: '2026-11-01',
    title: cookiesTitle,
    changes: {
      zh: '偏好（主题、关闭过的公告、最近搜索、视频位置）可以关闭，关闭时立即删除。\n新增登录凭证portico.token的说明。\n写明工作人员的会话Cookie。',
      en: 'Preferences (theme, closed announcements, recent searches, places in videos) can be switched off, and are removed at once.\nThe proof of a session, portico.token, is described.\nThe session cookie of staff is named.',
    },
    body: {
      zh: `## Cookie

- lang：记住您选择的语言，保存365天。
- portico-sign-in：用单位账户登录时才有，把这次登录和您的浏览器对应起来，登录结束即删除，最长10分钟。
- portico-device：登录后才有，记住这个浏览器登录过，换了设备登录时才能发邮件提醒您。里面是一个随机数，从最后一次登录起保存400天。

维护网站的工作人员登录后台时，另有一个会话Cookie，名为portico-token。访客没有这个Cookie。

## 本地存储

浏览器的本地存储另外保存五项：lang（语言）、theme（浅色或深色）、portico.dismissed（您关闭过的公告）、portico.searches（最近搜过的词）和portico.places（课程视频看到的位置）。它们只留在您的浏览器里。您登录后还有portico.token，它是登录凭证，随请求发给本站，退出登录时删除。写到一半的工单留在portico.ticket里，提交或放弃草稿时删除。

## 偏好可以关闭

不想保存主题、公告、搜索和视频位置，可以在“Cookie设置”里关闭偏好。关闭时立即删除已保存的内容。浏览器记住您的选择、日期和当时的说明版本（portico.preferences）。随时可以再打开。

## 没有的东西

本站没有统计、广告和第三方Cookie，所以没有需要您同意才能浏览的选项。

## 怎样清除

请用浏览器的清除网站数据功能；清除后需要重新选择语言和主题，关闭过的公告会再次出现。疑问请写信给privacy@armilla.example。`,
      en: `## Cookie

- lang remembers the language you chose and is kept for 365 days.
- portico-sign-in exists only while you sign in with your organisation’s account. It ties the attempt to your browser and goes when the sign-in ends, after 10 minutes at the latest.
- portico-device comes with signing in. It lets us know this browser again, so that you are mailed when your account is used on another device. It is a random number and is kept for 400 days after the last sign-in.

Staff who maintain the site get a session cookie, portico-token, when they sign in to the admin. Visitors do not have it.

## Local storage

The browser’s local storage keeps five more entries: lang (the language), theme (light or dark), portico.dismissed (the announcements you closed), portico.searches (what you searched for last) and portico.places (where you were in the videos of lessons). They stay in your browser. While you are signed in there is also portico.token, the proof of your session; it goes to this site with your requests and is removed when you sign out. A ticket that you have begun stays in portico.ticket until you send or discard it.

## Preferences can be switched off

If you do not want these kept, except the language, switch preferences off under “Cookie settings”. What was kept is removed at once. The browser remembers your choice, its day and the version of this text (portico.preferences). You can switch them on again at any time.

## What there is not

There are no cookies for statistics, advertising or third parties, and so nothing that you must agree to before reading.

## How to remove it

Clear the data of this site in your browser; you then choose language and theme again, and closed announcements reappear. Questions: privacy@armilla.example.`,
    },
  },
  {
    kind: 'disclaimer',
    version: '1.0',
    effectiveAt: '2025-06-01',
    title: disclaimerTitle,
    body: {
      zh: `本站的公司、人员、客户、产品和数据均为虚构。域名的结尾是.example，电话号码为示例，不能使用。

## 测量结果

页面给出的测量结果只在所写条件下成立。

## 链接和商标

外部链接指向他人的网站，内容由其所有者负责。文中提到的商标属于各自的所有者。`,
      en: `The company, people, customers, products and data on this site are invented. Domains end in .example; telephone numbers are examples and do not work.

## Measured results

A measured result holds under the conditions stated with it.

## Links and trademarks

Outside links lead to the sites of others, who answer for their content. Trademarks belong to their owners.`,
    },
  },
  {
    kind: 'disclaimer',
    version: '1.1',
    effectiveAt: '2026-10-15',
    title: disclaimerTitle,
    changes: {
      zh: '备案号和证书编号也写明为示例。\n测量结果一节补充：仿真不能代替法规要求的试验。\n新增联系方式。',
      en: 'Filing numbers and numbers of certificates are named as examples too.\nThe section on measured results adds that simulation does not replace tests that the law requires.\nThere is an address for questions.',
    },
    body: {
      zh: `本站的公司、人员、客户、产品和数据均为虚构。域名的结尾是.example，电话号码、备案号和证书编号为示例，不能使用。

## 测量结果

页面给出的测量结果只在所写条件下成立。您的模型、硬件和设置不同，结果也会不同。仿真不能代替法规要求的试验。

## 链接和商标

外部链接指向他人的网站，内容由其所有者负责。文中提到的商标属于各自的所有者。

## 疑问

对本声明有疑问，请写信给info@armilla.example。`,
      en: `The company, people, customers, products and data on this site are invented. Domains end in .example; telephone numbers, filing numbers and numbers of certificates are examples and do not work.

## Measured results

A measured result holds under the conditions stated with it. Other models, machines and settings give other results. Simulation does not replace tests that the law requires.

## Links and trademarks

Outside links lead to the sites of others, who answer for their content. Trademarks belong to their owners.

## Questions

If you have a question about this page, write to info@armilla.example.`,
    },
  },
  {
    kind: 'eula',
    version: '4.1',
    effectiveAt: '2025-05-01',
    title: eulaTitle,
    body: {
      zh: `本协议适用于您从本站下载的浑仪软件（以下称“软件”）。安装或使用软件，即表示接受。示例文本，不具法律效力。

## 一、许可

您可以在购买的数量和期限内安装和使用软件。按人授权的许可由一名指定的人使用；按并发授权的许可，同时使用的人数不超过购买数。

## 二、试用和测试版

试用许可为期30天，不得用于交付。测试版没有支持承诺，不得用于交付。

## 三、限制

不得出租或转售软件，不得绕过许可检查。法律允许的反向工程不受此限。

## 四、您的数据

模型和结果归您。软件不上传模型和结果。

## 五、生成的代码

由软件生成的代码归您，可以随您的产品分发。

## 六、保证和责任

自交付起90天内，软件按文档工作；不符合时我们修正或退款。责任以所付的许可费为限，故意和重大过失除外。

## 七、终止

违反本协议且在书面通知后30天内不改正的，许可终止。`,
      en: `This agreement covers the Armilla software that you download from this site (the “software”). By installing or using it you accept the agreement. A sample text without legal effect.

## 1. Licence

You may install and use the software in the number and for the term that you bought. A named licence is used by one named person; of a concurrent licence, no more people use it at once than you bought.

## 2. Trials and betas

A trial licence lasts 30 days and must not be used for deliveries. A beta comes without support and must not be used for deliveries.

## 3. Limits

You must not rent out or resell the software or work around its licence check. Reverse engineering that the law allows remains allowed.

## 4. Your data

Models and results are yours. The software uploads neither.

## 5. Generated code

Code generated by the software is yours, and you may ship it with your products.

## 6. Warranty and liability

For 90 days from delivery the software works as documented; if it does not, we correct it or refund the price. Liability is limited to the licence fees paid, except for intent and gross negligence.

## 7. End

The licence ends if you breach this agreement and do not put it right within 30 days of a written notice.`,
    },
  },
  {
    kind: 'eula',
    version: '4.2',
    effectiveAt: '2026-05-01',
    title: eulaTitle,
    changes: {
      zh: '新增安全更新一节：受支持版本的安全更新免费。\n按并发授权时，离线借出的许可计入人数。\n写明六个开源工具箱适用各自的许可。',
      en: 'A section on security updates is new: they are free for supported releases.\nOf a concurrent licence, seats borrowed for offline use count.\nThe six open-source toolboxes are named as being under their own licences.',
    },
    body: {
      zh: `本协议适用于您从本站下载的浑仪软件（以下称“软件”）。安装或使用软件，即表示接受。示例文本，不具法律效力。

## 一、许可

您可以在购买的数量和期限内安装和使用软件。按人授权的许可由一名指定的人使用；按并发授权的许可，同时使用的人数不超过购买数，离线借出的许可计入人数。

六个开源工具箱适用各自所附的开源许可，不受本协议限制。

## 二、试用和测试版

试用许可为期30天，不得用于交付。测试版没有支持承诺，不得用于交付。

## 三、限制

不得出租或转售软件，不得绕过许可检查。法律允许的反向工程不受此限。

## 四、安全更新

受支持的版本，安全更新免费，不以续费为条件。我们在安全公告中写明受影响和已修复的版本。

## 五、您的数据

模型和结果归您。软件不上传模型和结果。许可检查只发送许可编号、版本和机器的散列值。

## 六、生成的代码

由软件生成的代码归您，可以随您的产品分发，不另收费。

## 七、保证和责任

自交付起90天内，软件按文档工作；不符合时我们修正或退款。责任以所付的许可费为限，故意和重大过失除外。

## 八、终止

违反本协议且在书面通知后30天内不改正的，许可终止。`,
      en: `This agreement covers the Armilla software that you download from this site (the “software”). By installing or using it you accept the agreement. A sample text without legal effect.

## 1. Licence

You may install and use the software in the number and for the term that you bought. A named licence is used by one named person; of a concurrent licence, no more people use it at once than you bought, and seats borrowed for offline use count.

The six open-source toolboxes are under the licences that come with them and not restricted by this agreement.

## 2. Trials and betas

A trial licence lasts 30 days and must not be used for deliveries. A beta comes without support and must not be used for deliveries.

## 3. Limits

You must not rent out or resell the software or work around its licence check. Reverse engineering that the law allows remains allowed.

## 4. Security updates

Security updates for supported releases are free, whether or not you renew. Our advisories name the affected and the fixed releases.

## 5. Your data

Models and results are yours. The software uploads neither. The licence check sends the licence number, the release and a hash of the machine, and nothing else.

## 6. Generated code

Code generated by the software is yours, and you may ship it with your products at no further charge.

## 7. Warranty and liability

For 90 days from delivery the software works as documented; if it does not, we correct it or refund the price. Liability is limited to the licence fees paid, except for intent and gross negligence.

## 8. End

The licence ends if you breach this agreement and do not put it right within 30 days of a written notice.`,
    },
  },
]
