/**
 * What people say for the same thing wherever software is sold and helped with: a group a line, its expressions parted by `|`. It
 * belongs to the languages and holds for every company; what a trade or a company calls things is taught by editors.
 *
 * An expression in which only one word tells something (`log in`) would speak for that word alone, and is not among them.
 */
const lines = `
activate|activation|licence activation|activation code|serial number|product key|licence key|licence|激活|许可激活|激活码|激活失败|注册码|序列号|许可
licence|licensing|许可|许可证|授权
licence file|许可文件|授权文件
licence server|licence service|许可服务|许可服务器|授权服务器
floating|concurrent|floating licence|network licence|shared licence|浮动许可|浮动|并发|并发许可|网络许可|网络版|浮动授权|共享许可
named user|single user|指定用户|实名用户|个人许可|个人版|单用户
node-locked|standalone licence|single machine|单机许可|单机版|单机授权|绑定机器|绑定电脑
dongle|hardware key|USB key|加密狗|加密锁|软件狗
borrow|borrowing|check-out|roaming|借出|借用|签出|离线许可|带出去|出差|没网|没有网|没网络
trial|evaluation|trial licence|trial version|try for free|试用|试用版|试用许可|试用期|试用申请|评估版|体验版
student|student version|student licence|学生|学生版|学生许可|大学生|研究生
academic|campus licence|education licence|教育版|校园版|教育许可
price|pricing|price list|cost|quote|quotation|fee|价格|价钱|报价|询价|多少钱|什么价|什么价格|价目|价目表|费用|收费|怎么卖|怎么收费
buy|purchase|order|purchase order|procurement|购买|采购|订购|下单|哪里买|怎么买|招标|投标
invoice|billing|tax invoice|receipt|VAT|发票|开票|开发票|专票|增值税发票|收据
payment|bank transfer|付款|支付|汇款|转账|对公|账期
refund|退款|退货
discount|special offer|优惠|折扣|打折|便宜|优惠价
contract|agreement|合同|协议
renew|renewal|extend licence|续费|续订|续期|续约|延期|延长
subscription|subscribe|订阅
maintenance|维护|维护期
upgrade|move up|升级|升版本|升级失败
update|patch|hotfix|service pack|更新|补丁|打补丁|修补|修复包
download|fetch|下载|下载失败|下不动|下不了
installer|install package|setup file|安装包|安装程序|安装文件
install|installation|setup|installation failure|安装|装机|怎么装|装不上|装不了|安装失败|安装报错|安装步骤
silent install|unattended installation|mass deployment|静默安装|无人值守|批量安装|批量部署
uninstall|remove program|卸载|卸载不掉|卸干净
offline|air-gapped|离线|断网|不联网|没有网络|内网|涉密网|隔离网|局域网|没网|没有网
online|internet connection|phone home|telemetry|联网|在线|外网|连外网|上传数据|回传|数据外传
crash|segfault|crash dump|blue screen|program closes|shuts down|闪退|崩溃|死机|异常退出|自动退出|自动关闭|意外退出|蓝屏
freeze|hang|unresponsive|not responding|stuck|卡死|无响应|卡住|没反应|假死|转圈|一直转|不动
slow|slowness|sluggish|takes forever|too long|慢|太慢|很慢|变慢|好慢|卡顿|很卡|速度慢|跑得慢|耗时
performance|speed|性能|速度
error|error message|exception|报错|错误|出错|错误信息|错误提示|抛异常|红字
error code|错误码|错误代码|错误号
fail|failure|unsuccessful|失败|不成功|没成功
fault|breakdown|malfunction|defective|故障|坏了|失灵|不工作
bug|defect|缺陷|已知问题|known issue
timeout|超时
disconnect|disconnected|connection lost|dropped connection|掉线|断线|断开|连接中断|老断
connection refused|unreachable|cannot connect|connection failure|连不上|连接失败|无法连接|连接不上|连接超时|网络不通|ping不通
won't start|cannot start|launch|startup|启动|打不开|无法打开|启动不了|无法启动|启动失败|起不来|点了没反应
black screen|blank screen|white screen|黑屏|白屏|花屏|空白
garbled|mojibake|encoding|character set|乱码|编码|中文乱码|口口
out of memory|memory exhausted|memory leak|内存不足|内存不够|内存溢出|内存泄漏|爆内存
memory|RAM|内存
disk space|storage|disk full|hard disk|磁盘空间|硬盘|硬盘空间|占空间|磁盘满
log file|logs|日志|日志文件
account|账户|账号|帐号
username|用户名
password|passphrase|forgot password|reset password|密码|口令|忘记密码|重置密码|找回密码|改密码
register|sign-up|create an account|注册|注册账户|开户|注册账号
login|log-in|sign-in|cannot sign in|登录|登陆|登不上|登不进|登录不了|登录失败
two-factor|2FA|MFA|two-step|两步验证|双重验证|双因素|二次验证
passkey|通行密钥
single sign-on|SSO|单点登录
support|technical support|helpdesk|customer service|service desk|技术支持|客服|人工客服|售后|售后服务|技术服务
contact|contact details|联系方式|联系我们|联系
phone|telephone|hotline|phone number|电话|热线|电话号码|打电话|座机|手机号|400电话
email|e-mail|mailbox|邮箱|邮件|电子邮件|电邮|邮件地址
fax|传真
address|location|directions|地址|位置|在哪|怎么走|交通
headquarters|head office|总部|公司在哪|总公司
office|branch|办公室|办公地|分公司
opening hours|business hours|office hours|working hours|服务时间|工作时间|上班时间|营业时间|几点上班|几点下班|上班
holiday|public holiday|节假日|放假|假期
response time|answer time|响应时间|答复时间|多久答复
severity|priority level|严重程度|优先级
warranty|guarantee|warranty period|质保|保修|质保期|保修期
repair|维修|返修
spare part|备件|配件
delivery|shipping|lead time|交货|发货|货期|交货期
complaint|投诉
job|career|vacancy|hiring|recruitment|招聘|职位|岗位|招人|应聘|求职|校招|社招|找工作|工作机会
internship|intern|实习|实习生
salary|pay|wage|薪资|工资|薪水|待遇|薪酬|月薪|年薪
benefits|福利|五险一金|年假|补贴
privacy|GDPR|PIPL|data protection|personal data|data retention|隐私|隐私政策|个人信息|个人数据|数据保护|个人信息保护|数据安全|数据泄露
cookies|cookie settings|Cookie设置
disclaimer|terms of use|免责声明|使用条款
EULA|end user licence|最终用户许可|用户协议|许可协议
vulnerability|security hole|security flaw|exploit|漏洞|安全漏洞|安全问题|安全隐患|安全缺陷
advisory|security advisory|security bulletin|安全公告|安全通告
SBOM|bill of materials|物料清单|软件物料清单
open source|开源
third-party|第三方
export control|出口管制
linux|ubuntu|debian|centos|RHEL|red hat|rocky linux|SUSE
windows|win10|win11|win7|微软系统|视窗
mac|macOS|macbook|OS X|apple silicon|M1|M2|M3|苹果|苹果电脑|苹果系统|苹果芯片|苹果本
operating system|操作系统
processor|CPU|处理器|芯片架构
GPU|graphics card|CUDA|显卡|显示卡|图形卡
virtual machine|VM|VMware|hypervisor|虚拟机|虚拟化
system requirements|hardware requirements|minimum requirements|computer requirements|系统要求|配置要求|硬件要求|最低配置|推荐配置|电脑配置|什么配置|配置够不够
release notes|changelog|what changed|new features|更新日志|版本说明|发布说明|更新内容|更新了什么|新功能|新特性|版本更新
version|release|版本|发行版
newest|latest|current version|最新|最新版|新版|新版本|最新版本|当前版本
LTS|long-term support|长期支持|长期支持版
end of support|end of life|EOL|discontinued|停止支持|支持终止|支持到期|支持期|停服|停止维护|停产|下架
beta|preview release|测试版|预览版|公测
old version|previous version|older release|旧版|旧版本|历史版本|老版本|以前的版本|低版本
rollback|downgrade|回退|降级
documentation|manual|user guide|user manual|handbook|docs|文档|手册|用户手册|操作手册|说明书|使用说明|帮助文档
tutorial|getting started|quick start|beginner|first steps|newcomer|教程|入门|快速入门|新手|零基础|初学者|上手|怎么入门|小白
example|sample|示例|例子|样例|范例
training|workshop|seminar|培训|培训班|培训课|研修|线下培训
course|课程
lesson|课时
video|recording|replay|视频|录像|回放|录播|演示视频
teacher|instructor|lecturer|教师|老师|讲师
certificate|certification|证书|认证
exam|examination|考试|测验
textbook|course book|教材|课本|教科书|参考书
university|高校|大学|院校
customer story|case study|success story|reference customer|案例|客户案例|用户案例|成功案例|应用案例|谁在用
partner|合作伙伴|伙伴
reseller|distributor|dealer|sales partner|channel partner|代理商|经销商|代理|渠道商|分销商|哪里能买|渠道
news|press release|新闻|新闻稿
event|conference|webinar|exhibition|trade fair|活动|研讨会|线上讲座|讲座|直播|展会|发布会
API|programming interface|REST API|编程接口|应用接口|开发接口|接口文档|程序接口|调用接口
SDK|development kit|开发包|开发工具包
command line|CLI|terminal|命令行|终端
script|脚本
plugin|add-on|extension|插件|扩展
import|导入
export|导出
compatible|compatibility|interoperable|兼容|兼容性|互通|通用
migrate|migration|alternative|迁移|移植|换用|替代|替换|代替|平替|国产替代|转过来
convert|conversion|转换
backup|safety copy|备份|备份文件
restore|recovery|恢复|还原
server|服务器|服务端
firewall|防火墙
port|端口
proxy|代理服务器
certificate expired|证书过期
multi-core|multicore|parallel|多核|并行|多线程
cluster|HPC|supercomputer|compute node|集群|超算|高性能计算|计算节点
cloud|云端|云
feedback|suggestion|反馈|建议|意见
ticket|support request|support case|report a bug|工单|提交问题|提工单|报障|报修|反馈问题|提问
remote assistance|remote support|远程协助|远程支持
on-site|现场|上门
consultation|consulting|咨询
demo|demonstration|演示
accessibility|无障碍
unsubscribe|退订|取消订阅
delete account|close account|注销|删除账户|注销账号
checksum|SHA256|hash|校验|校验和|哈希
signature|digital signature|签名|数字签名
corrupted|damaged|损坏|文件损坏|坏掉|校验不对
expired|expiry|expire|run out|no longer valid|过期|到期|失效|快到期|有效期|过期了
limit|limitation|restriction|maximum|限制|局限|上限
free|gratis|免费
commercial|商用|商业
translation|localisation|翻译|本地化|汉化
settings|preferences|configuration|设置|配置
shortcut|hotkey|快捷键
font|字体
screenshot|截图
attachment|附件
founder|founded|创始人|成立
leadership|management|executives|管理层|领导|高管|负责人
history|milestones|发展历程|沿革|历史
mission|vision|使命|愿景
legal name|registered name|公司全称|营业执照
ICP|备案|备案号
press|media|journalist|媒体|记者|采访|新闻联系
logo|brand|标志|商标|品牌
convergence|converge|divergence|diverge|收敛|不收敛|算不下去|算不出来|发散
wrong result|different results|inaccurate|结果不对|结果不一致|结果不一样|算得不对|不准|误差大
reproduce|reproducible|复现|重现|重复
save|autosave|保存|自动保存|存盘
lost data|data loss|unsaved|丢数据|数据丢失|丢失|没保存
power failure|power cut|outage|停电|断电|掉电
undo|revert|撤销|撤回|退回
compare|difference|diff|比较|对比|比对|差异|区别
version control|git|SVN|版本管理|版本控制
merge|conflict|合并|冲突
chart|plot|graph|figure|图表|曲线|画图|绘图|出图
spreadsheet|excel|csv|xlsx|电子表格|表格|Excel
file format|file type|文件格式|格式|后缀
batch|bulk|batch run|sweep|批量|批处理|批量运行|扫描|参数扫描
automation|automate|自动化|自动运行|定时
schedule|timer|计划任务|定时任务
headless|without screen|command-line mode|无界面|没有显示器|无显示器|不开界面
remote desktop|RDP|SSH|远程桌面|远程连接
container|docker|kubernetes|容器|镜像
environment variable|path variable|环境变量
administrator|admin rights|permission|权限|管理员权限|没有权限|拒绝访问|access denied|permission denied
antivirus|security software|杀毒软件|杀毒|360|误报|被拦截
driver|device driver|驱动|驱动程序
missing library|missing DLL|shared library|缺库|缺少DLL|缺少动态库|动态库
firmware|固件|刷固件
reset|factory reset|恢复出厂|重置|复位
restart|reboot|重启|重新启动
reinstall|重装|重新安装
new computer|change computer|another machine|transfer licence|换电脑|新电脑|换机|换了电脑|许可转移|重装系统
two computers|several computers|两台电脑|多台电脑|几台电脑|家里电脑
number of users|seats|用户数|人数|多少人用|席位|点数
perpetual|permanent licence|永久|永久许可|买断|终身
rent|lease|annual licence|租|租用|年费|按年|包年
source code|源码|源代码|代码泄露
intellectual property|protect model|black box|知识产权|加密模型|保护模型|不给源码|黑盒|不想给源码
resell|redistribute|ship with product|随产品卖|再分发|随产品发布|商业使用
deploy|deployment|roll out|部署|上线|现场部署
customise|customisation|tailor|定制|定制开发|二次开发
integrate|integration|集成|对接|接入
language setting|switch language|interface language|中文界面|英文界面|切换语言|界面语言|英文版|中文版
dark mode|theme|深色|夜间模式|黑色主题
keyboard|mouse|screen reader|键盘|鼠标|读屏
newsletter|subscribe to news|feed|RSS|订阅新闻|资讯
notification|alert|reminder|通知|提醒|告警
verification code|verification mail|confirm e-mail|验证码|验证邮件|收不到邮件|收不到验证码
authenticator|one-time code|动态码|身份验证器|动态口令
locked out|account locked|账户被锁|账号锁定|被锁
change e-mail|new address|换邮箱|改邮箱|修改邮箱
organisation account|单位账户|企业账户
employees|staff|headcount|员工|员工数|多少人|人数规模
chief executive|CEO|managing director|总经理|总裁|首席执行官|法人|老板
expert|specialist|专家|专业人士|技术专家
appointment|book a demo|meeting|预约|约演示|预约演示|会面
visit|tour|open day|参观|开放日|来访
qualification|ISO 9001|quality system|资质|质量体系|体系认证
safety|functional safety|ISO 26262|功能安全|安全认证
standard|norm|specification|标准|规范|国标
user interface|UI|front end|界面|用户界面|前端|前端工程师|网页开发
data sheet|specifications|technical data|brochure|规格|规格书|参数表|技术参数|彩页
dimensions|weight|size|尺寸|重量|大小|体积
power consumption|watt|功耗|耗电|功率
noise|noise level|decibel|dB|噪声|噪音|分贝|吵
temperature range|operating temperature|工作温度|温度范围|环境温度
channel|input|output|I/O|通道|路数|几路|输入输出
connector|cable|wiring|接头|接插件|线缆|接线|插头
selection|choose|选型|选哪个|选哪款|哪款|怎么选|型号
overrun|step overrun|deadline missed|超时步|步长超时|步超时
latency|delay|jitter|延迟|时延|抖动
precision|accuracy|精度|准确度|误差
homework|assignment|exercise|作业|习题|练习|出题
grade|grading|score|评分|打分|成绩
plagiarism|cheating|抄袭|防抄袭|作弊
laboratory|lab|实验室|实验课|实验
competition|contest|竞赛|比赛|大赛
credits|semester|syllabus|学分|学期|教学大纲|大纲
slides|PPT|courseware|课件|幻灯片
captions|subtitles|transcript|字幕|文字稿
enrol|enrolment|sign up for a course|报名|选课|参加培训
research|thesis|paper|科研|论文|课题
joint laboratory|university partnership|校企合作|共建实验室|校企
become a partner|join the programme|apply for partnership|成为伙伴|加盟|合作申请|做代理|当代理
supplier|vendor|供应商|供货商
implementation|consulting service|实施|实施服务|咨询服务
working from home|home office|remote work|居家办公|远程办公|在家办公
overtime|working time|加班|双休|工时
interview|CV|resume|面试|简历|投递|投简历
bounty|bug bounty|reward|漏洞奖励|奖金|悬赏
affected|am I affected|受影响|影响范围|有没有影响
log4j|openssl|zlib|curl|third-party component|第三方组件|用到的库
licence compliance|GPL|copyleft|开源许可|开源协议
tracking|analytics|跟踪|追踪|统计
terms|conditions|terms of service|条款|使用条件
slogan|tagline|口号|标语`

/** The groups, each with its expressions. */
export const everydaySynonyms: readonly (readonly string[])[] = lines
  .trim()
  .split('\n')
  .map((line) => line.split('|'))
