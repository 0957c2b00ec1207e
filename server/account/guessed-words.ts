/** Words of guessed passwords: from published leaks, names and places of India, and words of courts. */
export const GUESSED_WORDS: readonly string[] = `
aaa abc abcd about access account admin administrator advocate again alpha alexander alexandra alpha andrew angel angels animal
anthony apple april arsenal asdf ashley august autumn baba baby bail banana bangalore barcelona baseball basketball batman beautiful
benjamin best beta black blessed blink blue bond boss boys bubble buster butterfly camera captain castle cat changeme charlie cheese
chelsea chennai chocolate christian christopher city class client coffee computer cookie corvette country court cricket crystal
daddy dallas daniel dark david dear december default delhi delta demo diamond doctor dog dollar dragon dream eagle earth elephant
elizabeth email enter evening ever facebook faith family father february ferrari file fire first flower football forever forget
freedom friday friend friends fuck fuckyou game gamer garden ginger girl god godisgood godisgreat gold golden good google great green
guest guitar hacker happy harley heart heaven hello helloworld hero high highcourt home honda honey hope horse hotmail house hunter
iloveu iloveyou india indian infinity instagram internet iphone ironman january jasmine jennifer jesus jesuschrist jessica job john
jordan joshua judge july june junior justice juventus killer king kitty law lawyer legal letmein letmeinnow life lion little live
liverpool log login london love lovely lovelove loveme lover loveyou lucky madrid maggie magic manager manchester manutd march
marina market master matrix matthew mercedes michael michelle midnight mobile monday money monkey monster moon mother mummy music
mustang mydear mylove myname mypassword naruto nature new newpass night nicole ninja nokia november october office ok oneplus online
open orange panda paper paradise parker pass passme passpass passw password passwd patricia peace pepper phone pink pizza player
please pokemon police prince princess private purple qwe qwer qwerty rainbow ranger realmadrid red redmi river robert rocky root
rose royal samantha samsung saturday school secret secure security september server service shadow silver sister smile snow soccer
spiderman spring star starwars student summer sun sunday sunshine super superman supreme supremecourt sweet sweety system table
teacher temp test tester testing thank thanks thomas thursday tiger tigger time today toor trustno trustnoone tuesday user victoria
victory vivo water wednesday welcome whatever whatsapp white will william windows winner winter wolf wonder work world yahoo yamaha
year yellow yes you your youtube zxcv
aadhaar aarav abhijit abhinav abhishek aditya aman amar anand anjana anand arvind ashwin bhavya chandra chetan danish darshan farhan gopal hemant jagdish kartik komal lokesh mahi manish manoj mayur mumpapa msdhoni nandini neeraj pankaj parth pranav rajeev ranjit rinku sagar sanjana shreya siddharth simran sourav sudhir tanvi tarun tejas tushar umesh vandana varun viratkohli yogesh aishwarya ajay akash allah allahuakbar ambedkar amit amma amritsar anil anita anjali ankit appa arjun arora ashish
asha ashok ayesha ayyappa azad balaji banerjee bengaluru bharat bharatmata bhopal bhagwan bismillah bollywood chandigarh chaudhary
chauhan das dada deepak deepika desai deshpande dev devi dhoni diksha dilip dinesh diwali districtcourt divya doraemon durga fatima
fir gandhi ganapati ganesh ganesha ganga ganpati ganpatibappa gaurav gayatri geeta ghosh gita gita goa govind govinda gujarat guddu
gupta guru guruji hanuman hari harharmahadev harish hindi hind hindu hindustan holi hyderabad imran indore ipl ishwar iyer jadhav
jagannath jai jaibhim jaihanuman jaihind jaimaharashtra jaimatadi jain jaipur jaishriram jaishreeram jamanat jan jat jay jaya jeevan
jha jio joshi jyoti kali kamal kanha kannan kapoor karan karnataka kaur kaushal kavita kerala khan khushi kiran kolkata kohli
krishna krishnan kuldeep kulkarni kumar kumari lakshmi lalita lata laxmi lucknow madhu madras maa maapapa mahadev maharashtra
mahakal mahesh maratha marathi mehta meena meera mishra modi mohan mohammad mohammed mohit muhammad mukesh mumbai mummypapa murugan
nagpur naidu nair namaste namo narayan narendra nashik naveen neha nehru nikhil nisha nitin om omnamahshivaya omsairam omshanti
padma pandey papa papaji parvati pathak patel patil patna pavan pawar payal pihu pooja pradeep prakash prasad pratap praveen priya
priyanka pune punjab puja radha radhakrishna radhe radheradhe radheshyam raghav rahul raj raja rajan rajat rajesh rajkumar rajput
rajasthan raju rakesh ram rama raman ramesh rana rani rao ravi reddy rekha rishi ritu riya rohan rohit roy sachin sahil sai saibaba
sairam sairaj salman salmankhan sandeep sanjay sanju santosh saraswati sarkar satya satyamevjayate saurabh seema sessionscourt shah
shahrukh shakti shankar shanti sharma shekhar shiv shiva shivaji shivam shivshakti shree shreeram shri shubham shukla shyam singh
sita sneha sonali soni sonia sonu srikanth srinivas subhash sudha suman sunil sunita suraj surat suresh swami swathi tamil tamilnadu
tendulkar telugu thakur tiwari trivedi uma uttar vakeel vandemataram varanasi varma verma vijay vikas vikram vinay vinod virat
vishal vishnu vivek waheguru waheguruji yadav yash yoga zamanat zindagi
`
  .trim()
  .split(/\s+/);
