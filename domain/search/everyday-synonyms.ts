/**
 * What people say for the same thing wherever software is sold and helped with: a group a line, its expressions parted by `|`. It
 * belongs to the languages and holds for every company; what a trade or a company calls things is taught by editors.
 *
 * An expression in which only one word tells something (`log in`) would speak for that word alone, and is not among them.
 */
const lines = `
activate|activation|licence activation|activation code|licence|激活|许可激活|激活码|注册码|序列号|许可
licence|licensing|许可|许可证|授权
licence file|许可文件|授权文件
licence server|licence service|许可服务|许可服务器|授权服务器
floating|concurrent|floating licence|network licence|浮动许可|浮动|并发许可|网络许可|浮动授权
named user|指定用户|实名用户
node-locked|standalone licence|单机许可|单机版|单机授权
dongle|hardware key|USB key|加密狗|加密锁|软件狗
borrow|borrowing|借出|签出|离线许可
trial|evaluation|trial licence|试用|试用版|试用许可|评估版
student|student version|学生|学生版|学生许可
academic|campus licence|education licence|教育版|校园版|教育许可
price|pricing|cost|quote|quotation|价格|价钱|报价|询价|多少钱|价目|价目表|费用
buy|purchase|order|购买|采购|订购|下单
invoice|billing|发票|开票|开发票
payment|付款|支付|汇款
refund|退款|退货
discount|优惠|折扣|打折
contract|agreement|合同|协议
renew|renewal|续费|续订|续期
subscription|subscribe|订阅
maintenance|维护|维护期
upgrade|升级
update|patch|hotfix|更新|补丁
download|下载
installer|install package|setup file|安装包|安装程序|安装文件
install|installation|setup|安装|装机
silent install|unattended installation|静默安装|无人值守
uninstall|卸载
offline|air-gapped|离线|断网|不联网|没有网络|内网
online|联网|在线
crash|segfault|闪退|崩溃|死机|异常退出
freeze|hang|unresponsive|卡死|无响应|卡住|没反应|假死
slow|slowness|慢|太慢|很慢|变慢|卡顿|速度慢
performance|speed|性能|速度
error|error message|报错|错误|出错|错误信息
error code|错误码|错误代码|错误号
fail|failure|失败|不成功
fault|breakdown|故障|坏了
bug|defect|缺陷
timeout|超时
disconnect|disconnected|掉线|断线|断开
connection refused|unreachable|连不上|连接失败|无法连接
打不开|无法打开|启动不了|无法启动
装不上|安装失败|installation failure
black screen|blank screen|黑屏|白屏
garbled|mojibake|乱码
out of memory|memory exhausted|内存不足|内存溢出
memory|RAM|内存
disk space|storage|磁盘空间|硬盘
log file|logs|日志|日志文件
account|账户|账号|帐号
username|用户名
password|passphrase|密码|口令|忘记密码
register|sign-up|注册
login|sign-in|登录|登陆
two-factor|2FA|MFA|two-step|两步验证|双重验证|双因素|二次验证
passkey|通行密钥
single sign-on|SSO|单点登录
support|technical support|helpdesk|技术支持|客服|售后
contact|contact details|联系方式|联系我们|联系
phone|telephone|hotline|phone number|电话|热线|电话号码
email|e-mail|邮箱|邮件|电子邮件
fax|传真
address|location|地址|位置
headquarters|head office|总部
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
job|career|vacancy|hiring|recruitment|招聘|职位|岗位|招人
internship|intern|实习|实习生
salary|薪资|工资|薪水
benefits|福利
privacy|GDPR|PIPL|data protection|personal data|隐私|隐私政策|个人信息|数据保护|个人信息保护
cookies|cookie settings|Cookie设置
disclaimer|terms of use|免责声明|使用条款
EULA|end user licence|最终用户许可|用户协议|许可协议
vulnerability|security hole|漏洞|安全漏洞|安全问题
advisory|security advisory|security bulletin|安全公告|安全通告
SBOM|bill of materials|物料清单|软件物料清单
open source|开源
third-party|第三方
export control|出口管制
linux|ubuntu|debian|centos|RHEL
windows|win10|win11|微软系统
mac|macOS|macbook|OS X|苹果|苹果电脑|苹果系统
operating system|操作系统
processor|CPU|处理器|芯片架构
GPU|graphics card|显卡
virtual machine|VM|虚拟机
system requirements|hardware requirements|系统要求|配置要求|硬件要求|最低配置|电脑配置
release notes|changelog|what changed|更新日志|版本说明|发布说明|更新内容
version|release|版本|发行版
newest|latest|最新|最新版|新版
LTS|long-term support|长期支持|长期支持版
end of support|end of life|EOL|停止支持|支持终止|支持到期|停服
beta|preview release|测试版|预览版|公测
old version|previous version|旧版|旧版本|历史版本|老版本
rollback|downgrade|回退|降级
documentation|manual|user guide|handbook|文档|手册|用户手册|说明书|使用说明
tutorial|getting started|quick start|beginner|教程|入门|快速入门|新手
example|sample|示例|例子|样例|范例
training|培训|培训班
course|课程
lesson|课时
video|视频|录像
teacher|instructor|lecturer|教师|老师|讲师
certificate|certification|证书|认证
exam|examination|考试|测验
textbook|教材|课本
university|高校|大学|院校
customer story|case study|success story|案例|客户案例|用户案例
partner|合作伙伴|伙伴
reseller|distributor|dealer|代理商|经销商|代理
news|press release|新闻|新闻稿
event|conference|webinar|活动|研讨会|线上讲座
API|programming interface|编程接口|应用接口|开发接口
SDK|development kit|开发包|开发工具包
command line|CLI|terminal|命令行|终端
script|脚本
plugin|add-on|extension|插件|扩展
import|导入
export|导出
compatible|compatibility|兼容|兼容性
migrate|migration|switch from|迁移|移植|换用
convert|conversion|转换
backup|备份
restore|recovery|恢复|还原
server|服务器|服务端
firewall|防火墙
port|端口
proxy|代理服务器
certificate expired|证书过期
multi-core|multicore|parallel|多核|并行|多线程
cluster|集群
cloud|云端|云
feedback|suggestion|反馈|建议|意见
ticket|support request|工单|提交问题|报障|报修
remote assistance|remote support|远程协助|远程支持
on-site|现场|上门
consultation|consulting|咨询
demo|demonstration|演示
accessibility|无障碍
unsubscribe|退订|取消订阅
delete account|close account|注销|删除账户|注销账号
checksum|SHA256|hash|校验|校验和|哈希
signature|digital signature|签名|数字签名
corrupted|damaged|损坏
expired|expiry|expire|过期|到期|失效
limit|limitation|restriction|限制|局限
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
press|media|媒体|记者
logo|brand|标志|商标|品牌`

/** The groups, each with its expressions. */
export const everydaySynonyms: readonly (readonly string[])[] = lines
  .trim()
  .split('\n')
  .map((line) => line.split('|'))
